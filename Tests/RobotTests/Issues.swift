import Robot
import Synchronization
import Testing

/// Runs `body` as a test of its own, whose issues no other test sees.
///
/// - Parameter trait: the trait of the test; `nil` for none.
/// - Returns: the comments of each issue, a line each at least.
func issues(
    with trait: RobotTrait?, _ body: @escaping @Sendable () async throws -> Void
) async throws -> [String] {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    let texts = Mutex<[String]>([])
    let handling = IssueHandlingTrait.compactMapIssues { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return nil
    }
    try await handling.provideScope(for: test, testCase: testCase) {
        guard let trait else { return try await body() }
        try await trait.provideScope(for: test, testCase: testCase, performing: body)
    }
    return texts.withLock { $0 }
}
