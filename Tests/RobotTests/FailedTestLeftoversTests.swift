import FailureReporting
import Robot
import Synchronization
import Testing

/// What is left behind by a test that has failed already.
@MainActor
@Suite struct FailedTestLeftoversTests {
    @Test("A test that has failed has no second failure for what it left behind")
    func failedTest() async throws {
        let test = try #require(Test.current)
        let testCase = try #require(Test.Case.current)
        let texts = try await Self.issues(of: test, testCase) {
            try await RobotTrait.robot.leftovers(.failed).provideScope(for: test, testCase: testCase) {
                await Self.leaveWorkBehind()
                Issue.record("The first failure.")
            }
        }
        #expect(texts == ["The first failure."])
    }

    @Test("A test that has passed has a failure for what it left behind")
    func passedTest() async throws {
        let test = try #require(Test.current)
        let testCase = try #require(Test.Case.current)
        let texts = try await Self.issues(of: test, testCase) {
            try await RobotTrait.robot.leftovers(.failed).provideScope(for: test, testCase: testCase) {
                await Self.leaveWorkBehind()
            }
        }
        #expect(texts.count == 1 && texts[0].hasPrefix("The test ended with work still scheduled."))
    }

    private static func leaveWorkBehind() {
        UIWindow.createWindowForTesting().perform(afterDelay: 1) {}
    }

    /// The comments of the issues that `body` records, which no test sees.
    private static func issues(
        of test: Test, _ testCase: Test.Case, _ body: @escaping @Sendable () async throws -> Void
    ) async throws -> [String] {
        let comments = Mutex<[String]>([])
        let trait = IssueHandlingTrait.compactMapIssues { issue in
            comments.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
            return nil
        }
        try await trait.provideScope(for: test, testCase: testCase, performing: body)
        return comments.withLock { $0 }
    }
}
