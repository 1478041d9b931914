import FailureReporting
import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import Scenarios

@MainActor @Suite("Notes and checks of vocabularies in steps", .robot) struct StepContextTests {
    @Test("A note is a line of its step in the report, above its failures")
    func notes() {
        let taken = taking {
            StepContext.current.add(note: "outside")
            Scenario("Paying") {
                StepContext.current.add(note: "in the scenario")
                Given(I: note("first", "second"))
                When(I: noteAndFail("third"))
            }
        }
        #expect(
            taken.report == """
                Scenario: Paying
                    in the scenario
                  ✓ Given I note "first", "second"
                      first
                      second
                  ✗ When I note and fail "third"
                      third
                      3 is odd.
                """)
    }

    private func note(_ texts: String...) {
        for text in texts { StepContext.current.add(note: text) }
    }

    private func noteAndFail(_ text: String) {
        note(text)
        OddFailure().record()
    }

    @Test("Notes are part of an entry")
    func entries() {
        Given(I: note("first"))
        #expect(ScenarioReport.current.entries.map(\.notes) == [["first"]])
    }

    @Test("Each step that has not failed ends with the checks of its vocabulary, while it is running")
    func checks() async {
        let log = EventLog()
        let taken = await taking {
            StepContext.checkEachStep { log.add(Step.current?.description ?? "no step") }
            Given(I: note("first"))
            await When.I(noteLater)
            Then.perform("I pay") { And.perform("I wait") {} }
            And(I: noteAndFail("third"))
            And(I: note("fourth"))
        }
        #expect(
            log.takeLines() == [
                "Given I note \"first\"", "When I note later", "And I wait", "Then I pay",
            ])
        #expect(taken.failures.count == 1)
    }

    private func noteLater() async {}

    @Test("A check that fails is a failure of the step, and is not made again in that step's surroundings")
    func failingCheck() {
        let taken = taking {
            StepContext.checkEachStep { OddFailure().record() }
            Given.perform("I pay") { And.perform("I wait") {} }
            Then.perform("I look") {}
        }
        #expect(taken.failures == ["\(#line - 3): Given I pay › And I wait: failed.\n3 is odd."])
        #expect(taken.report == "✗ Given I pay\n  ✗ And I wait\n      3 is odd.\n- Then I look")
    }

    @Test("The steps that follow skip themselves after a failure, and not before")
    func skipping() {
        var skips: [Bool] = []
        _ = taking {
            skips.append(StepContext.current.skipsTheRest)
            Given.perform("I pay") {
                skips.append(StepContext.current.skipsTheRest)
                OddFailure().record()
                skips.append(StepContext.current.skipsTheRest)
            }
            skips.append(StepContext.current.skipsTheRest)
        }
        #expect(skips == [false, false, true, true])
    }
}
