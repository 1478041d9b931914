import FailureReporting
import Robot
import TestSupport
import Testing

@testable import Scenarios

/// Failures of the DSL and errors in steps, with their exact texts.
@MainActor @Suite("Failures in steps", .robot) struct StepFailureTests {
    private func fail() { OddFailure().record() }
    private func pass() {}
    private func failHere() { OddFailure().record(at: CallSite(#fileID, #filePath, 1, 1)) }
    private func failLater() {
        TimeLapse.advance(by: .seconds(2))
        OddFailure().record()
    }
    private func throwOdd() throws { throw Odd() }
    private func throwLater() async throws {
        await Task.yield()
        throw Odd()
    }

    @Test("A failure has the step's line and words, once, and the rest is skipped")
    func simple() {
        let line = UInt(#line)
        let taken = taking {
            Given(I: pass)
            When(I: fail)
            Then(I: fail)
        }
        #expect(taken.failures == ["\(line + 3): When I fail: failed.\n3 is odd."])
        #expect(taken.report == "✓ Given I pass\n✗ When I fail\n    3 is odd.\n- Then I fail")
    }

    @Test(
        "A failure has the virtual time that its step took, the line of the failed call, and the scenario"
    )
    func place() {
        let line = UInt(#line)
        let taken = taking {
            Scenario("Outer") {
                Scenario("Inner") {
                    When { failHere() }
                }
                Then(I: pass)
            }
            Scenario("Next") { Given(I: pass) }
        }
        #expect(
            taken.failures == [
                """
                \(line + 4): When fail here: failed.
                3 is odd.
                At: StepFailureTests.swift:1
                In: Outer › Inner
                """
            ])
        #expect(
            taken.report == """
                Scenario: Outer
                  Scenario: Inner
                    ✗ When fail here
                        3 is odd.
                  - Then I pass
                Scenario: Next (skipped)
                """)
        let late = taking { Scenario("Late") { When(I: failLater) } }
        #expect(
            late.failures.first?.hasSuffix(
                ": When I fail later: failed after 2 s of virtual time.\n3 is odd.\nIn: Late") == true)
        #expect(
            late.report == "Scenario: Late (2 s)\n  ✗ When I fail later (2 s)\n      3 is odd.")
    }

    @Test("Steps inside steps, also with a scenario between them, are named from the outside in")
    func nested() {
        let line = UInt(#line)
        let taken = taking {
            Given.perform("I do all") {
                And(I: pass)
                Scenario("Part") {
                    #expect(Step.current?.description == "Given I do all")
                    When(I: fail)
                }
                And(I: pass)
            }
        }
        #expect(
            taken.failures == ["\(line + 6): Given I do all › When I fail: failed.\n3 is odd.\nIn: Part"])
        #expect(
            taken.report == """
                ✗ Given I do all
                  ✓ And I pass
                  Scenario: Part
                    ✗ When I fail
                        3 is odd.
                  - And I pass
                """)
    }

    @Test("A failure between the steps of a scenario belongs to the step that the scenario is in, if any")
    func betweenSteps() {
        let line = UInt(#line)
        let alone = taking {
            Scenario("Alone") {
                OddFailure().record(at: OddFailure.site)
                Given(I: pass)
            }
        }
        #expect(alone.failures == ["12: 3 is odd.\nIn: Alone"])
        #expect(alone.report == "Scenario: Alone\n    3 is odd.\n  - Given I pass")
        let inside = taking { Given.perform("I do") { Scenario("Part") { fail() } } }
        #expect(inside.failures == ["\(line + 9): Given I do: failed.\n3 is odd.\nIn: Part"])
    }

    @Test("An error that a step or a scenario throws, at once or later, is a failure")
    func thrown() async throws {
        let line = UInt(#line)
        let taken = [
            taking { Given(I: throwOdd) },
            try taking { Given(I: try throwOdd()) },
            await taking { await Given.I(throwLater) },
            await taking { await Given.performAsync("I wait", throwLater) },
            taking { Scenario("Bad") { try throwOdd() } },
            await taking { await Scenario.run("Worse") { try await throwLater() } },
        ]
        let error = "It threw Odd: Odd()"
        #expect(
            taken.map(\.failures) == [
                ["\(line + 2): Given I throw odd: failed.\n\(error)"],
                ["\(line + 3): Given I throw odd: failed.\n\(error)"],
                ["\(line + 4): Given I throw later: failed.\n\(error)"],
                ["\(line + 5): Given I wait: failed.\n\(error)"],
                ["\(line + 6): \(error)\nIn: Bad"],
                ["\(line + 7): \(error)\nIn: Worse"],
            ])
        #expect(taken[4].report == "Scenario: Bad\n    \(error)")
    }

    @Test("A tap that finds nothing is at the step, in a closure on several lines with its own line")
    func tapsNothing() {
        let line = UInt(#line)
        let taken = taking {
            When {
                pass()
                tapOn(theFirstView(withLabel("Cancel")))
            }
        }
        #expect(
            taken.failures == [
                """
                \(line + 2): When … (StepFailureTests.swift:\(line + 2)): failed.
                tapOn(theFirstView(withLabel("Cancel"))) found no view: there is no key window. Show one first, such as \
                UIWindow.createWindowForTesting(showing: controller).
                At: StepFailureTests.swift:\(line + 4)
                """
            ])
    }

    @Test("What a collector inside a step takes does not fail the step, and a warning fails none")
    func taken() {
        let taken = taking {
            Given { _ = failureTexts { fail() } }
            When { _ = warningTexts { OddFailure().recordWarning() } }
            Then(I: pass)
        }
        #expect(taken.failures == [])
        #expect(taken.report.contains("✓ Then I pass") && !taken.report.contains("✗"))
    }

    @Test("A warning stays at its line, without the step's words, and fails nothing")
    func warning() {
        var warnings: [RecordedFailure] = []
        let taken = taking {
            warnings = FailureCollector.warnings {
                When { OddFailure().recordWarning(at: OddFailure.site) }
            }
        }
        #expect(warnings.map { "\($0.site?.line ?? 0): \($0.text)" } == ["12: 3 is odd."])
        #expect(taken.report == "✓ When OddFailure().recordWarning(at: OddFailure.site)")
    }

    @Test("A failure outside of any step, under a collector, is not the test's")
    func outside() {
        let taken = taking {
            fail()
            Given(I: pass)
        }
        #expect(taken.failures == ["no line: 3 is odd."] && taken.report == "✓ Given I pass")
    }

    @Test("A task that fails after its step has ended fails the step, and the rest is skipped")
    func lateTask() {
        let line = UInt(#line)
        let taken = taking {
            Scenario("Early") {
                Given.perform("I begin") {
                    Task {
                        try? await Task.sleep(for: .seconds(5))
                        #expect(Step.current?.description == "Given I begin")
                        #expect(Scenario.current?.description == "Early")
                        OddFailure().record()
                    }
                }
                When(I: pass)
            }
            Scenario("Late") {
                Then { TimeLapse.advance(by: .seconds(6)) }
                And(I: pass)
            }
        }
        #expect(
            taken.failures == [
                "\(line + 3): Given I begin: failed after 5 s of virtual time.\n3 is odd.\nIn: Early"
            ])
        #expect(
            taken.report == """
                Scenario: Early
                  ✗ Given I begin
                      3 is odd.
                  ✓ When I pass
                Scenario: Late (6 s)
                  ✓ Then TimeLapse.advance(by: .seconds(6)) (6 s)
                  - And I pass
                """)
    }

    @Test("Step and scenario are known inside, and nil outside")
    func current() {
        #expect(Step.current == nil && Scenario.current == nil)
        let line = UInt(#line)
        _ = taking {
            Scenario("Outer") {
                #expect(Step.current == nil && Scenario.current?.description == "Outer")
                Given {
                    #expect(Step.current?.keyword == .given && Step.current?.line == line + 4)
                    #expect(Step.current.map { "\($0.function) \($0.file)" } == "current() \(#filePath)")
                    Scenario("Inner") { #expect(Scenario.current?.description == "Inner") }
                    #expect(Scenario.current?.description == "Outer")
                }
            }
        }
        #expect(Step.current == nil && Scenario.current == nil)
    }

    private func runScenario(_ number: Int) async {
        await Scenario.run("\(number)") {
            await When.performAsync("I do \(number)") {
                for _ in 0..<5 {
                    await Task.yield()
                    #expect(Step.current?.description == "When I do \(number)")
                    #expect(Scenario.current?.description == "\(number)")
                }
            }
        }
    }

    @Test("Tasks side by side do not see each other's steps")
    func interleaved() async {
        let taken = await taking {
            let tasks = (0..<5).map { number in Task { await runScenario(number) } }
            for task in tasks { await task.value }
        }
        #expect(taken.report.split(separator: "\n").count == 10)
    }
}
