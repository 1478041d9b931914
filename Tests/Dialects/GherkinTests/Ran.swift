import FailureReporting
import HeadlessUIKit
import Scenarios

@testable import Gherkin

/// What a scenario did in a world of its own.
struct Ran: Sendable {
    /// The failures, each `file:line: text`.
    let failures: [String]
    /// The report as text.
    let report: String

    /// Runs the first scenario of a feature in a world of its own; its failures fail no test.
    ///
    /// The steps are in the lines from 3 on.
    @MainActor
    init(_ steps: String, _ definitions: Gherkin.Definitions) async throws {
        let text = "Feature: Cucumbers\nScenario: Eating\n\(steps)"
        try await self.init(feature: text, definitions)
    }

    @MainActor
    init(feature: String, file: String = "/nowhere/Eating.feature", _ definitions: Gherkin.Definitions)
        async throws
    {
        let scenarios = try Gherkin.feature(parsing: feature, file: file).scenarios
        try await self.init(scenarios, definitions)
    }

    @MainActor
    init(_ scenarios: [Gherkin.Scenario], _ definitions: Gherkin.Definitions) async throws {
        let application = UIApplication()
        var report = ""
        let failures = try await UIApplication.withShared(application) {
            let failures = try await FailureCollector.failures {
                for scenario in scenarios { try await scenario.run(definitions) }
            }
            report = ScenarioReport.current.description
            application.closeWindows()
            return failures
        }
        self.report = report
        self.failures = failures.map { "\($0.site.map { "\($0)" } ?? "no line"): \($0.text)" }
    }
}

/// Notes what definitions do.
@MainActor final class Notes {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}
