import Foundation
import Testing

@testable import Gherkin

@MainActor @Suite("Scenarios in files") struct ScenarioFileTests {
    private let path = "../Features/Cucumbers.feature"
    private var fullPath: String {
        URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Features/Cucumbers.feature").path
    }

    private func scenarios(
        in path: String = "../Features/Cucumbers.feature", tags: String? = nil,
        _ environment: [String: String] = [:],
        line: Int = #line
    ) -> [Gherkin.Scenario] {
        Gherkin.scenarios(in: path, tags: tags, filePath: "\(#filePath)", line: line) { environment[$0] }
    }

    private let all = [
        "Cucumbers.feature:8 Eating one", "Cucumbers.feature:18 Eating 2", "Cucumbers.feature:23 Eating 11",
    ]

    @Test("The path is relative to the test's file; each row of examples is a scenario with its line")
    func reading() {
        #expect(Gherkin.scenarios(in: path).map(\.testDescription) == all)
        #expect(Gherkin.scenarios(in: fullPath).map(\.testDescription) == all)
        #expect(Gherkin.scenarios(in: path).allSatisfy { $0.file == fullPath })
    }

    @Test(
        "Each scenario of a file is a test case",
        arguments: Gherkin.scenarios(in: "../Features/Cucumbers.feature", tags: "@small"))
    func running(_ scenario: Gherkin.Scenario) async throws {
        #expect(scenario.testDescription == "Cucumbers.feature:8 Eating one")
        var count = 0
        let steps = Gherkin.Definitions { steps in
            steps.define("there is/are {int} cucumber(s)") { (_: Int) in }
            steps.define("I eat {int} (of them)") { (_: Int) in }
            steps.define("I see {int} cucumber(s)") { (number: Int) in #expect(number == 0) }
        }
        try await scenario.run(steps)
        count += 1
        #expect(count == 1)
    }

    @Test("Tags, and the environment, leave scenarios out")
    func selection() {
        #expect(scenarios(tags: "@small").map(\.testDescription) == [all[0]])
        #expect(scenarios(tags: "@large or @small").map(\.testDescription) == [all[0], all[2]])
        #expect(scenarios(tags: "").map(\.testDescription) == all)
        #expect(scenarios(["GHERKIN_TAGS": "not @small"]).map(\.testDescription) == [all[1], all[2]])
        #expect(scenarios(tags: "@small", ["GHERKIN_TAGS": "not @small"]) == [])
        #expect(scenarios(["GHERKIN_TAGS": "@none"]) == [])
        #expect(scenarios(["GHERKIN_SCENARIOS": "Eating 1"]).map(\.testDescription) == [all[2]])
        #expect(scenarios(["GHERKIN_SCENARIOS": ":18 "]).map(\.testDescription) == [all[1]])
        #expect(scenarios(["GHERKIN_SCENARIOS": "", "GHERKIN_TAGS": ""]).map(\.testDescription) == all)
    }

    @Test("The environment is read at each call")
    func environment() {
        setenv("GHERKIN_SCENARIOS_OF_NO_TEST", "a", 1)
        #expect(ScenarioSelection.variable("GHERKIN_SCENARIOS_OF_NO_TEST") == "a")
        unsetenv("GHERKIN_SCENARIOS_OF_NO_TEST")
        #expect(ScenarioSelection.variable("GHERKIN_SCENARIOS_OF_NO_TEST") == nil)
    }

    /// The test description of the only scenario, and what it fails with.
    private func failure(of scenarios: [Gherkin.Scenario]) async throws -> [String] {
        try await scenarios.map(\.testDescription) + Ran(scenarios, Gherkin.Definitions()).failures
    }

    @Test("What the caller got wrong fails at its line")
    func callersMistakes() async throws {
        let folder = URL(fileURLWithPath: fullPath).deletingLastPathComponent().path
        #expect(
            try await failure(of: scenarios(in: "../Features/Cucumber.feature", line: 7)) == [
                "ScenarioFileTests.swift:7 Cucumber.feature cannot be run",
                """
                ScenarioFileTests.swift:7: Cannot read the feature "../Features/Cucumber.feature": there is no file \(folder)/Cucumber.feature.
                The features of the folder: Application.feature, Controls.feature, Cucumbers.feature, Empty.feature, Errors.feature, Lists.feature, Login.feature
                In: Cucumber.feature cannot be run
                """,
            ])
        #expect(
            try await failure(of: scenarios(in: "../Features", line: 7)).last == """
                ScenarioFileTests.swift:7: Cannot read the feature "../Features": \(folder) is a folder. Try: the path of a file in it.
                In: Features cannot be run
                """)
        #expect(
            try await failure(of: scenarios(in: "a.feature", line: 7)).last?.contains(
                "\nThe folder has no files that end with \".feature\".\n") == true)
        #expect(
            try await failure(of: scenarios(in: "/no/such/a.feature", line: 7)).last?.contains(
                "there is no file /no/such/a.feature.\nThere is no folder /no/such, either.\n") == true)
        #expect(
            try await failure(of: scenarios(tags: "@smal", line: 7)).last == """
                ScenarioFileTests.swift:7: No scenario of "Cucumbers.feature" meets the tags "@smal".
                Its tags: @cucumbers @large @small
                In: Cucumbers.feature cannot be run
                """)
        #expect(
            try await failure(of: scenarios(tags: "small", line: 7)).last == """
                ScenarioFileTests.swift:7: tags: "small" is not a condition on tags, in column 1: A tag begins with "@", but found "small".
                Try: "@smoke and not @slow"
                In: Cucumbers.feature cannot be run
                """)
        #expect(
            try await failure(of: scenarios(["GHERKIN_TAGS": "@a and"], line: 7)).last == """
                ScenarioFileTests.swift:7: GHERKIN_TAGS "@a and" is not a condition on tags, in column 7: Expected a tag, but the condition ends.
                Try: "@smoke and not @slow"
                In: Cucumbers.feature cannot be run
                """)
        #expect(
            try await failure(of: scenarios(["GHERKIN_SCENARIOS": "(a"], line: 7)).last == """
                ScenarioFileTests.swift:7: GHERKIN_SCENARIOS "(a" is not a regular expression.
                In: Cucumbers.feature cannot be run
                """)
    }

    @Test("What is wrong in the file fails at its line")
    func mistakesInFiles() async throws {
        #expect(
            try await failure(of: scenarios(in: "../Features/Errors.feature")) == [
                "Errors.feature:5 has errors",
                """
                Errors.feature:5: The feature "Errors.feature" has 2 errors:
                Errors.feature:5:3: Expected a step, examples, a scenario or a rule, but found "givne a step".
                Errors.feature:7:0: Tags stand above a scenario, examples or a rule, but the text ends.
                In: has errors
                """,
            ])
        #expect(
            try await failure(of: scenarios(in: "../Features/Empty.feature")) == [
                "Empty.feature:1 has no scenarios",
                """
                Empty.feature:1: The feature "Empty.feature" has no scenarios.
                Try: begin one with "Scenario:", and give outlines a row of examples.
                In: has no scenarios
                """,
            ])
    }

    @Test("Of many errors, the first are shown; text in another encoding is refused")
    func unusualFiles() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "gherkin-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let many = folder.appendingPathComponent("Many.feature")
        try Data(String(repeating: "a\n", count: 30).utf8).write(to: many)
        let text = try #require(try await failure(of: scenarios(in: many.path)).last)
        #expect(text.split(separator: "\n").count == 23 && text.hasSuffix("\n…\nIn: has errors"))
        #expect(text.hasPrefix("Many.feature:1: The feature \"Many.feature\" has 30 errors:\n"))
        let other = folder.appendingPathComponent("Other.feature")
        try Data([0x46, 0xFF, 0xFE]).write(to: other)
        #expect(
            try await failure(of: scenarios(in: other.path, line: 7)).last?.contains(
                "Other.feature is not text in UTF-8.\n") == true)
    }

    @Test("A feature without a file has lines")
    func withoutFile() throws {
        let feature = try Gherkin.feature(parsing: "Feature: A\nScenario: B\n* c")
        #expect(feature.scenarios.map(\.testDescription) == ["line 2 B"])
    }
}
