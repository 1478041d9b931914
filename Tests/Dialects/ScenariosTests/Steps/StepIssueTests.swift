import FailureReporting
import Robot
import TestSupport
import Testing

@testable import Scenarios

private func pass() {}

/// Issues of Swift Testing in steps, and what is skipped after them.
@Suite("Issues in steps") struct StepIssueTests {
    @Test("An expectation that fails is at the step's line, once, and the rest of the test is skipped")
    func expectation() async throws {
        let line = #line
        let texts = try await issues {
            Scenario("Counting") {
                Given(I: pass)
                When {
                    #expect(Bool(false))
                    #expect(Bool(false), "Not this either.")
                }
                Then(I: pass)
            }
            Scenario("Next") { Given(I: pass) }
            #expect(
                ScenarioReport.current.description == """
                    Scenario: Counting
                      ✓ Given I pass
                      ✗ When … (StepIssueTests.swift:\(line + 4))
                          Expectation failed: Bool(false)
                          Expectation failed: Bool(false)
                      - Then I pass
                    Scenario: Next (skipped)
                    """)
        }
        let head = "When … (StepIssueTests.swift:\(line + 4)): failed."
        #expect(
            texts == [
                """
                \(line + 4): Expectation failed: Bool(false)
                \(head)
                At: StepIssueTests.swift:\(line + 5)
                In: Counting
                """,
                """
                \(line + 4): Expectation failed: Bool(false)
                \(head)
                Not this either.
                At: StepIssueTests.swift:\(line + 6)
                In: Counting
                """,
            ])
    }

    @Test("A recorded issue and a failure of the DSL have the same form")
    func recorded() async throws {
        let line = #line
        let texts = try await issues {
            When { Issue.record("It is odd.") }
            Then(I: pass)
            #expect(ScenarioReport.current.entries.map(\.outcome) == [.failed, .skipped])
        }
        #expect(texts == ["\(line + 2): When Issue.record(\"It is odd.\"): failed.\nIt is odd."])
        let failures = try await issues { When { OddFailure().record() } }
        #expect(failures == ["\(line + 7): When OddFailure().record(): failed.\n3 is odd."])
        let errors = try await issues { When { Issue.record(Odd()) } }
        #expect(errors == ["\(line + 9): Caught error: Odd()\nWhen Issue.record(Odd()): failed."])
    }

    @Test("A function in another file, which passes on path and line alone, fails at its caller's")
    func otherFile() {
        let line = #line + 2
        withKnownIssue {
            Given.iFail()
        } matching: { issue in
            issue.sourceLocation?.fileID == "ScenariosTests/StepIssueTests.swift"
                && issue.sourceLocation?.line == line
                && issue.comments.first?.rawValue == "Given I fail: failed.\n3 is odd."
        }
    }

    @Test("A requirement that fails in a step or a scenario is recorded once")
    func requirement() async throws {
        let line = #line
        let texts = try await issues {
            When { try #require(Bool(false)) }
            Then(I: pass)
            #expect(ScenarioReport.current.entries.map(\.outcome) == [.failed, .skipped])
        }
        #expect(
            texts == [
                "\(line + 2): Expectation failed: Bool(false)\nWhen #require(Bool(false)): failed."
            ])
        let scenario = try await issues { Scenario("Bad") { try #require(Bool(false)) } }
        #expect(scenario == ["\(line + 10): Expectation failed: Bool(false)\n"])
        let bare = try await issues(with: nil) {
            Scenario("Bare") {
                When { try #require(Bool(false)) }
                Then(I: pass)
                #expect(ScenarioReport.current.entries.first?.children.map(\.outcome) == [.failed, .skipped])
            }
        }
        #expect(bare == ["\(line + 14): Expectation failed: Bool(false)\n"])
    }

    @Test("A failure outside of any step skips what follows")
    func outside() async throws {
        let texts = try await issues {
            Given(I: pass)
            OddFailure().record(at: OddFailure.site)
            When(I: pass)
            Scenario("Next") { Then(I: pass) }
            #expect(
                ScenarioReport.current.description
                    == "✓ Given I pass\n- When I pass\nScenario: Next (skipped)")
        }
        #expect(texts == ["12: 3 is odd."])
    }

    @Test("The next test begins as if nothing had failed")
    func nextTest() async throws {
        for _ in 0..<2 {
            let texts = try await issues {
                Given(I: pass)
                #expect(ScenarioReport.current.description == "✓ Given I pass")
                Issue.record("It is odd.")
            }
            #expect(texts.count == 1 && texts[0].hasSuffix(": It is odd."))
        }
    }

    @Test("Without a trait, the rest of the outermost scenario is skipped, and the next one runs")
    func withoutTrait() async throws {
        let texts = try await issues(with: nil) {
            Scenario("First") {
                Scenario("Inner") { When { OddFailure().record() } }
                Then(I: pass)
                let outcomes = ScenarioReport.current.entries.first?.children.map(\.outcome)
                #expect(outcomes == [.failed, .skipped])
            }
            Scenario("Second") {
                Given(I: pass)
                #expect(ScenarioReport.current.description == "Scenario: Second\n  ✓ Given I pass")
            }
        }
        #expect(texts.count == 1 && texts[0].hasSuffix("3 is odd.\nIn: First › Inner"))
    }

    @Test("A known issue fails neither the step nor the test")
    func known() async throws {
        let texts = try await issues {
            withKnownIssue { When { OddFailure().record() } }
            withKnownIssue { When { #expect(Bool(false)) } }
            withKnownIssue { When { try #require(Bool(false)) } }
            Scenario("Known") { withKnownIssue { When { OddFailure().record() } } }
            #expect(ScenarioReport.current.entries.map(\.outcome) == [.passed, .passed, .passed, .passed])
        }
        #expect(texts.count == 4 && !texts.contains { $0.contains("ScenarioReport") })
    }

    @Test("An error that skips a test skips the rest without a failure")
    func skipped() async throws {
        let texts = try await issues {
            Scenario("Camera") {
                Given(I: pass)
                When { try skip() }
                Then(I: pass)
            }
            Scenario("Next") { Given(I: pass) }
            #expect(
                ScenarioReport.current.description == """
                    Scenario: Camera (skipped)
                      ✓ Given I pass
                      - When skip (No camera.)
                      - Then I pass
                    Scenario: Next (skipped)
                    """)
        }
        #expect(texts == [])
    }

    @Test("Tests side by side do not affect each other", arguments: [true, false])
    func sideBySide(hasTrait: Bool) async throws {
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try await issues(with: hasTrait ? .robot : nil) {
                        await Scenario.run("\(number)") {
                            await When.performAsync("I do \(number)") {
                                await Task.yield()
                                if number.isMultiple(of: 2) { OddFailure().record() }
                            }
                            let entry = ScenarioReport.current.entries.first
                            #expect(ScenarioReport.current.entries.count == 1)
                            #expect(
                                entry?.children.map(\.outcome) == [
                                    number.isMultiple(of: 2) ? .failed : .passed
                                ])
                        }
                    }.count
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(counts == 4)
    }
}
