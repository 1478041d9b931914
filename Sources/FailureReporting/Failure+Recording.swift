import Foundation

extension Failure {
    /// Records the failure with the running test, and returns; outside a test, ends the program.
    ///
    /// Under Swift Testing it becomes an issue, under XCTest a failed assertion, both at `site`. With neither, it is
    /// written to standard error and the process exits with status 1.
    ///
    /// - Parameter site: the line to record it at; by default that of the running DSL call, else of the last one in this
    ///   test, else of the test itself.
    package func record(at site: CallSite? = nil) {
        FailureRecorder.record(RecordedFailure(self, at: site, severity: .failure))
    }

    /// Records what was found at the end of a test, even if failures in view code are no longer recorded.
    ///
    /// It belongs to no line: it is recorded at the test itself.
    package func recordAtEnd(as severity: RecordedFailure.Severity = .failure) {
        FailureRecorder.deliver(RecordedFailure(self, at: nil, severity: severity, isAtEnd: true))
    }

    /// Records a warning, which fails no test, at the line that a failure would have: an issue of severity warning under
    /// Swift Testing, elsewhere a line on standard error.
    package func recordWarning(at site: CallSite? = nil) {
        FailureRecorder.record(RecordedFailure(self, at: site, severity: .warning))
    }
}

extension RecordedFailure {
    /// Delivers what a collector has taken as it was recorded: to the collector around that one, or to the running test.
    package func deliver() {
        FailureRecorder.deliver(self)
    }

    fileprivate init(
        _ failure: any Failure, at site: CallSite?, severity: Severity, isAtEnd: Bool = false
    ) {
        // Warnings fail nothing, and stay where they are.
        let scope = isAtEnd || severity == .warning ? nil : CallContext.scope
        self.init(failure: failure, site: site ?? CallSite.current, severity: severity, scope: scope)
        self.isAtEnd = isAtEnd
        if self.site == nil { lastCall = CallContext.current.log?.last }
    }

    func endProgram() -> Never {
        writeToStandardError("error")
        exit(EXIT_FAILURE)
    }

    /// Writes a line; ignores a closed standard error.
    func writeToStandardError(_ word: String) {
        let place = site.map { "\($0.path):\($0.line): " } ?? ""
        try? FileHandle.standardError.write(contentsOf: Data("\(place)\(word): \(text)\n".utf8))
    }
}
