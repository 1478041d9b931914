import FailureReporting
import Robot
import TestSupport
import Testing

@testable import Scenarios

@MainActor @Suite("Scenario reports", .robot) struct ScenarioReportTests {
    private func pass() {}

    @Test("Entries have the values of their scenarios and steps")
    func entries() throws {
        var report = ScenarioReport([])
        let line = #line + 2
        _ = taking {
            Scenario("Waiting") {
                Given(I: pass)
                When.perform("I wait") {
                    TimeLapse.advance(by: .milliseconds(1500))
                    OddFailure(description: "3 is odd.\nSo is 5.").record()
                }
                Then(I: pass)
            }
            report = .current
        }
        let scenario = try #require(report.entries.first)
        #expect(report.entries.count == 1 && scenario.keyword == nil && scenario.title == "Waiting")
        #expect(scenario.file == "\(#filePath)" && scenario.line == line)
        #expect(scenario.outcome == .failed && scenario.failures == [] && scenario.duration == .seconds(1.5))
        #expect(scenario.children.map(\.keyword) == [.given, .when, .then])
        #expect(scenario.children.map(\.title) == ["Given I pass", "When I wait", "Then I pass"])
        #expect(scenario.children.map(\.line) == [line + 1, line + 2, line + 6])
        #expect(scenario.children.map(\.outcome) == [.passed, .failed, .skipped])
        #expect(scenario.children[1].failures == ["3 is odd.\nSo is 5."])
        #expect(scenario.children[1].duration == .seconds(1.5) && scenario.children[1].children.isEmpty)
        #expect(
            report.description == """
                Scenario: Waiting (1.5 s)
                  ✓ Given I pass
                  ✗ When I wait (1.5 s)
                      3 is odd.
                  - Then I pass
                """)
    }

    @Test("The report of a scenario that is running has what happened so far")
    func running() {
        #expect(ScenarioReport.current.description == "")
        Scenario("Half") {
            Given(I: pass)
            #expect(ScenarioReport.current.description == "Scenario: Half\n  ✓ Given I pass")
            #expect(ScenarioReport.current.entries.first?.outcome == .passed)
        }
    }

    @Test("What is printed goes by a variable, whose unknown values print all")
    func printing() {
        let outcomes: [ScenarioReport.Outcome] = [.passed, .failed, .skipped]
        func printed(_ value: String?) -> [ScenarioReport.Outcome] {
            outcomes.filter { ReportPrinting(variable: value).includes($0) }
        }
        #expect(printed(nil) == outcomes && printed("all") == outcomes && printed("some") == outcomes)
        #expect(printed("failed") == [.failed] && printed("none") == [])
    }

    @Test("A note of a failure names scenario, step and lines")
    func note() {
        let line = UInt(#line) + 2
        Scenario("Counting") {
            Given { note(atLine: line) }
        }
        let site = CallSite("M/A.swift", "/nowhere/A.swift", 12, 1)
        let step = Step(StepWords(.when, .given("I tap"), at: site), in: "testTap()")
        #expect(
            FailureNote("3 is odd.", at: nil, of: step, in: nil).text == """
                Full failure info (scenarios and steps may be in a different file to the actual failure):

                Failed scenario: No scenario
                Failed step: testTap() on line 12 in file /nowhere/A.swift

                Actual line that failed: A.swift:12

                Description: 3 is odd.
                """)
    }

    private func note(atLine line: UInt) {
        guard let step = Step.current else { return }
        let note = FailureNote("3 is odd.", at: "B.swift:7", of: step, in: Scenario.current)
        #expect(
            note.text == """
                Full failure info (scenarios and steps may be in a different file to the actual failure):

                Failed scenario: Counting
                Failed step: note() on line \(line) in file \(#filePath)

                Actual line that failed: B.swift:7

                Description: 3 is odd.
                """)
    }
}
