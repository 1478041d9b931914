import Robot
import Synchronization
import Testing

/// Runs `body` as a test of its own, whose issues no other test sees.
///
/// No trace is recorded, which a failure would name.
///
/// - Parameter trait: the trait of the test; `nil` for none.
/// - Returns: the issues, each `line: kind` and comments; without the kind if it is an `Issue.record`.
func issues(
    with trait: RobotTrait? = .robot, _ body: @escaping @Sendable () async throws -> Void
) async throws -> [String] {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    let texts = Mutex<[String]>([])
    let handling = IssueHandlingTrait.compactMapIssues { issue in
        let kind = if case .unconditional = issue.kind { "" } else { "\(issue.kind)\n" }
        let line = issue.sourceLocation.map { "\($0.line)" } ?? "no line"
        texts.withLock {
            $0.append("\(line): \(kind)" + issue.comments.map(\.rawValue).joined(separator: "\n"))
        }
        return nil
    }
    try await handling.provideScope(for: test, testCase: testCase) {
        guard let trait else { return try await body() }
        try await trait.trace(.off).provideScope(for: test, testCase: testCase, performing: body)
    }
    return texts.withLock { $0 }
}
