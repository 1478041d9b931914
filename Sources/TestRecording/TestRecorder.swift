import FailureReporting
import Testing

/// Records failures with the running test, of Swift Testing or XCTest.
enum TestRecorder {
    /// Records a failure or a warning with the running test; returns whether there is one.
    static func record(_ recorded: RecordedFailure) -> Bool {
        if let test = Test.current {
            recorded.recordAsIssue(elsewhere: test.sourceLocation)
            return true
        }
        // A warning outside of Swift Testing goes to standard error: XCTest has no warnings.
        if recorded.severity == .warning { return false }
        if XCTestRecorder.record(recorded) { return true }
        guard SwiftTestingRun.isUnderWay else { return false }
        recorded.recordAsIssue(hint: SwiftTestingRun.hint, elsewhere: #_sourceLocation)
        return true
    }
}

extension RecordedFailure {
    fileprivate func recordAsIssue(hint: String = "", elsewhere: SourceLocation) {
        let lastCall = isAtEnd ? nil : lastCall
        let hint = lastCall == nil ? hint : hint + Self.lastCallHint
        Issue.record(
            Comment(rawValue: text + hint), severity: severity == .warning ? .warning : .error,
            sourceLocation: (site ?? lastCall)?.sourceLocation ?? elsewhere)
    }

    /// What a failure says that is recorded at the last call.
    static let lastCallHint = "\nIt happened after this line, the last of the test that acted."
}

extension CallSite {
    /// The site as Swift Testing has it.
    package var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}
