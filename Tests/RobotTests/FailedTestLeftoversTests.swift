import Robot
import Testing

@MainActor
@Suite("Leftovers of failed tests") struct FailedTestLeftoversTests {
    @Test("A test that has failed has no second failure for what it left behind")
    func failedTest() async throws {
        let texts = try await issues(with: .robot.leftovers(.failed).trace(.off)) {
            await Self.leaveWorkBehind()
            Issue.record("The first failure.")
        }
        #expect(texts == ["The first failure."])
    }

    @Test("A test that has passed has a failure for what it left behind")
    func passedTest() async throws {
        let texts = try await issues(with: .robot.leftovers(.failed).trace(.off)) {
            await Self.leaveWorkBehind()
        }
        #expect(texts.count == 1 && texts[0].hasPrefix("The test ended with work still scheduled."))
    }

    @Test("A test that has had warnings alone has not failed, and has a failure for what it left behind")
    func testWithWarning() async throws {
        let texts = try await issues(with: .robot.leftovers(.failed).trace(.off)) {
            Issue.record("A warning.", severity: .warning)
            await Self.leaveWorkBehind()
        }
        try #require(texts.count == 2)
        #expect(texts[0] == "A warning." && texts[1].hasPrefix("The test ended with work still scheduled."))
    }

    private static func leaveWorkBehind() {
        UIWindow.createWindowForTesting().perform(afterDelay: 1) {}
    }
}
