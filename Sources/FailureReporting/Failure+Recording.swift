import Foundation

extension Failure {
    /// Records the failure with the test that runs, and returns; outside a test, ends the program.
    ///
    /// Under Swift Testing it becomes an issue, under XCTest a failed assertion, both at `site`. With neither
    /// it is written to standard error and the process exits with status 1, as nothing else would show it.
    ///
    /// - Parameter site: the line to blame; by default the DSL call under way, else the test itself.
    package func record(at site: CallSite? = nil) {
        FailureRecorder.record(RecordedFailure(self, at: site, severity: .failure))
    }

    /// Records the failure where nothing that view code does is recorded any more: at the end of its test.
    package func recordAtEnd() {
        FailureRecorder.deliver(RecordedFailure(self, at: nil, severity: .failure))
    }

    /// Records something worth knowing that fails no test, and returns.
    ///
    /// Under Swift Testing it is an issue that is only a warning; elsewhere it goes to standard error.
    ///
    /// - Parameter site: the line to blame; by default the DSL call under way, else the test itself.
    package func recordWarning(at site: CallSite? = nil) {
        FailureRecorder.record(RecordedFailure(self, at: site, severity: .warning))
    }
}

extension RecordedFailure {
    fileprivate init(_ failure: any Failure, at site: CallSite?, severity: Severity) {
        self.init(failure: failure, site: site ?? CallSite.current, severity: severity)
    }

    func endProgram() -> Never {
        writeToStandardError("error")
        exit(EXIT_FAILURE)
    }

    /// Writes a line. If standard error is closed, that is no reason to trap.
    func writeToStandardError(_ word: String) {
        let place = site.map { "\($0.filePath):\($0.line): " } ?? ""
        try? FileHandle.standardError.write(contentsOf: Data("\(place)\(word): \(text)\n".utf8))
    }
}
