import FailureReporting
import Robot
import TestSupport
import Testing
import XCTest

@testable import Scenarios

@MainActor @Suite("Reports that are read back", .robot) struct ReportReadingTests {
    private func pass() {}
    private func wait() { TimeLapse.advance(by: .milliseconds(1500)) }

    /// The report of what `body` runs, in a world of its own.
    private func report(of body: () throws -> Void) rethrows -> ScenarioReport {
        var report = ScenarioReport([])
        _ = try taking {
            try body()
            report = .current
        }
        return report
    }

    /// Expects that all formats tell of the same scenarios.
    private func expect(
        _ report: ScenarioReport, tellsOf scenarios: [ReadScenario],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try readCucumber(report.text(as: .cucumber)) == scenarios, sourceLocation: sourceLocation)
        let messages = try MessageReader(report.text(as: .messages))
        #expect(messages.scenarios == scenarios, sourceLocation: sourceLocation)
        #expect(messages.times == messages.times.sorted(), sourceLocation: sourceLocation)
        let junit = try JUnitReader(report.text(as: .junit))
        #expect(
            junit.scenarios.withoutSteps == scenarios.withoutSteps, sourceLocation: sourceLocation)
        for (read, scenario) in zip(junit.scenarios, scenarios) {
            let contains =
                scenario.message.map { read.message?.contains($0) == true } ?? (read.message == nil)
            #expect(contains, sourceLocation: sourceLocation)
        }
    }

    @Test("Scenarios whose steps are expressions, functions and custom sentences are read back")
    func spellings() throws {
        let report = report {
            Scenario("Waiting") {
                Given(I: pass)
                When(I: wait())
                And.perform("I wait again") { wait() }
                Then.iFail()
                But(the: pass())
            }
            Scenario("Too late") { Given(I: pass) }
        }
        try expect(
            report,
            tellsOf: [
                ReadScenario(
                    feature: "ReportReadingTests", name: "Waiting", outcome: "failed",
                    steps: [
                        "passed Given I pass", "passed When I wait", "passed And I wait again",
                        "failed Then I fail", "skipped But the pass",
                    ], message: "3 is odd."),
                ReadScenario(feature: "ReportReadingTests", name: "Too late", outcome: "skipped"),
            ])
    }

    @Test("Steps outside of any scenario are a case with the name of the test")
    func bareSteps() throws {
        let report = report {
            Given(I: pass)
            When(I: wait)
        }
        try expect(
            report,
            tellsOf: [
                ReadScenario(
                    feature: "ReportReadingTests", name: "bareSteps", outcome: "passed",
                    steps: ["passed Given I pass", "passed When I wait"])
            ])
        let output = try JUnitReader(report.text(as: .junit)).outputs
        #expect(output == ["✓ Given I pass\n✓ When I wait (1.5 s)"])
    }

    @Test("Steps inside a step, and a scenario inside another, are read back")
    func nested() throws {
        let report = report {
            Scenario("Outer") {
                Given.perform("I act") { When(I: pass) }
                Scenario("Inner") { Then.iFail() }
            }
        }
        try expect(
            report,
            tellsOf: [
                ReadScenario(
                    feature: "ReportReadingTests", name: "Outer", outcome: "failed",
                    steps: ["passed Given I act", "failed * Scenario: Inner"], message: "3 is odd.")
            ])
        let messages = report.text(as: .messages)
        #expect(messages.contains(#""body":"✓ When I pass","contentEncoding":"IDENTITY""#))
        #expect(report.text(as: .cucumber).contains(#""✗ Then I fail","#))
    }

    @Test("Scenarios that fail or are skipped outside of their steps, or have none, are read back")
    func outsideOfSteps() throws {
        let name = "ReportReadingTests"
        let failing = report { Scenario("Failing") { OddFailure().record(at: OddFailure.site) } }
        try expect(
            failing,
            tellsOf: [
                ReadScenario(feature: name, name: "Failing", outcome: "failed", message: "3 is odd.")
            ])
        let skipping = report { Scenario("Skipping") { throw XCTSkip("not today") } }
        try expect(skipping, tellsOf: [ReadScenario(feature: name, name: "Skipping", outcome: "skipped")])
        #expect(skipping.text(as: .junit).contains("<skipped message=\"not today\"/>"))
        let empty = report { Scenario("Empty") {} }
        try expect(empty, tellsOf: [ReadScenario(feature: name, name: "Empty", outcome: "passed")])
    }

    @Test("A report without results is empty in each format", arguments: ScenarioReport.Format.allCases)
    func nothing(_ format: ScenarioReport.Format) throws {
        let text = ScenarioReport([]).text(as: format)
        switch format {
        case .text: #expect(text == "0 scenarios\n")
        case .cucumber: #expect(text == "[]\n")
        case .junit: #expect(try JUnitReader(text).suites.isEmpty)
        case .messages:
            #expect(try MessageReader(text).kinds == ["meta", "testRunStarted", "testRunFinished"])
        }
    }

    @Test("Scenarios and steps that are not written in Swift have their own file, lines, tags and arguments")
    func origins() async throws {
        let feature = ScenarioOrigin.Feature(name: "Shop", uri: "/p/Shop.feature", line: 2)
        let origin = ScenarioOrigin(feature: feature, line: 4, tags: ["@smoke"])
        let table = StepOrigin(uri: feature.uri, line: 5, argument: .table([["tea", "2"]]))
        let text = StepOrigin(uri: feature.uri, line: 6, argument: .docString("Tea", mediaType: nil))
        var report = ScenarioReport([])
        let line = 12
        let site = CallSite("ReportReadingTests.swift", "ReportReadingTests.swift", UInt(line), 1)
        _ = await taking {
            await Scenario.run("Buying", from: origin, at: site) {
                await Given.performAsync("a shop", from: table, at: site) {}
                await When.performAsync("I buy", from: text, at: site) {}
            }
            await Scenario.run("Looking", from: origin, at: site) {}
            report = .current
        }
        let scenario = try #require(report.entries.first)
        #expect(scenario.file == "/p/Shop.feature" && scenario.line == 4)
        #expect(
            scenario.children.map(\.line) == [5, 6]
                && scenario.children.map(\.title) == ["Given a shop", "When I buy"])
        #expect(report.description == "Scenario: Buying\n  ✓ Given a shop\n  ✓ When I buy\nScenario: Looking")
        try expect(
            report,
            tellsOf: [
                ReadScenario(
                    feature: "Shop", name: "Buying", outcome: "passed",
                    steps: ["passed Given a shop", "passed When I buy"]),
                ReadScenario(feature: "Shop", name: "Looking", outcome: "passed"),
            ])
        let cucumber = report.text(as: .cucumber)
        #expect(cucumber.contains("ReportReadingTests.swift:\(line)\""))
        #expect(cucumber.contains(#""value": "Tea""#) && cucumber.contains(#""@smoke""#))
    }
}
