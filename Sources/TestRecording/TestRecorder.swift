import FailureReporting
import Testing

/// Records failures with the running test, of Swift Testing or XCTest.
enum TestRecorder {
    /// Records a failure or a warning with the running test, if there is one.
    static func record(_ recorded: RecordedFailure) -> FailureRecorder.Receipt {
        if let test = Test.current { return recorded.recordAsIssue(elsewhere: test.sourceLocation) }
        // A warning outside of Swift Testing goes to standard error: XCTest has no warnings.
        if recorded.severity == .warning { return .refused }
        if XCTestRecorder.record(recorded) { return .recorded }
        guard SwiftTestingRun.isUnderWay else { return .refused }
        return recorded.recordAsIssue(hint: SwiftTestingRun.hint, elsewhere: #_sourceLocation)
    }
}

extension RecordedFailure {
    fileprivate func recordAsIssue(
        hint: String = "", elsewhere: SourceLocation
    ) -> FailureRecorder.Receipt {
        let lastCall = isAtEnd ? nil : lastCall
        let hint = lastCall == nil ? hint : hint + Self.lastCallHint
        let issue = Issue.record(
            Comment(rawValue: text + hint), severity: severity == .warning ? .warning : .error,
            sourceLocation: (site ?? lastCall)?.sourceLocation ?? elsewhere)
        return issue.isFailure || severity == .warning ? .recorded : .known
    }

    /// What a failure says that is recorded at the last call.
    static let lastCallHint = "\nIt happened after this line, the last of the test that acted."
}

extension CallSite {
    package var sourceLocation: SourceLocation {
        SourceLocation(
            fileID: "\(module)/\(fileName)", filePath: path, line: Int(line), column: Int(column))
    }
}
