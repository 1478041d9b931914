import Foundation
import Testing

extension Failure {
    /// Records the failure with the test that runs, and returns; outside a test, ends the program.
    ///
    /// Under Swift Testing it becomes an issue, under XCTest a failed assertion, both at `site`. With neither
    /// it is written to standard error and the process exits with status 1, for there is nobody left to tell.
    ///
    /// - Parameter site: the line to blame; by default the DSL call under way, else the test itself.
    package func record(at site: CallSite? = nil) {
        let recorded = RecordedFailure(failure: self, site: site ?? CallSite.current)
        if let collector = FailureCollector.current {
            collector.add(recorded)
        } else if let test = Test.current {
            recorded.recordAsIssue(test.sourceLocation)
        } else if !XCTestRecorder.record(recorded) {
            recorded.recordOutsideTest()
        }
    }
}

extension RecordedFailure {
    fileprivate func recordAsIssue(_ testLocation: SourceLocation) {
        Issue.record(Comment(rawValue: text), sourceLocation: site?.sourceLocation ?? testLocation)
    }

    /// Records a failure that belongs to no test: with the run, if it is one, else by ending the program.
    ///
    /// A detached task and a block on a dispatch queue know nothing of the test that started them.
    fileprivate func recordOutsideTest() {
        guard CommandLine.arguments.contains("swift-testing") else { endProgram() }
        let hint =
            "It comes from a detached task or a dispatch queue, which belong to no test and to no"
            + " application of its own."
        Issue.record(
            Comment(rawValue: "\(text)\n\(hint)"), sourceLocation: site?.sourceLocation ?? #_sourceLocation)
    }

    func endProgram() -> Never {
        let place = site.map { "\($0.filePath):\($0.line): " } ?? ""
        writeToStandardError("\(place)error: \(text)")
        exit(EXIT_FAILURE)
    }
}

/// Writes a line; if nobody takes it, that is no reason to trap.
private func writeToStandardError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
}

extension CallSite {
    fileprivate var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}

/// Records something worth knowing that fails no test; outside Swift Testing it goes to standard error.
package func recordWarning(_ text: String) {
    if let test = Test.current {
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: test.sourceLocation)
    } else {
        writeToStandardError("warning: \(text)")
    }
}
