import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@MainActor @Suite("Steps", .robot) struct StepsTests {
    private func lookUp() {}

    @Test("A step reads like a sentence, also by reference")
    func words() {
        inOwnWorld {
            Given(I: lookUp)
            #expect(ScenarioReport.current.description == "✓ Given I look up")
        }
    }
}
