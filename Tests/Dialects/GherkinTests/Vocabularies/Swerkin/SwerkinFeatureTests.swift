import FailureReporting
import HeadlessUIKit
import Scenarios
import Testing

@testable import Gherkin

private let metScenarios = Gherkin.scenarios(in: "../../Features/Swerkin/Met.feature")
private let unmetScenarios = Gherkin.scenarios(in: "../../Features/Swerkin/Unmet.feature")

/// The vocabulary, and what brings about situations that it has no words for.
private let steps =
    Gherkin.Definitions.swerkin
    + Gherkin.Definitions { steps in
        steps.define("there is nothing on the screen") { UIApplication.shared.closeWindows() }
        steps.define("a touch does not end editing") {
            let top = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
            top?.topViewController?.view.gestureRecognizers = []
        }
    }

@MainActor @Suite("Swerkin's vocabulary", .catalogue) struct SwerkinFeatureTests {
    @Test("Steps are met", arguments: metScenarios)
    func met(_ scenario: Gherkin.Scenario) async throws {
        try await scenario.run(steps)
    }

    @Test(
        "A step that is not met fails once, at its line, with the point below its words",
        arguments: unmetScenarios)
    func unmet(_ scenario: Gherkin.Scenario) async throws {
        let failures = try await FailureCollector.failures { try await scenario.run(steps) }
        let step = try #require(scenario.steps.last)
        #expect(failures.map { "\($0.site.map { "\($0)" } ?? "")" } == ["Unmet.feature:\(step.line)"])
        let lines = (failures.first?.text ?? "").split(separator: "\n")
        #expect(lines.first?.hasPrefix("\(step.keyword) \(step.text): failed") == true)
        #expect(lines.dropFirst().first.map(String.init) == scenario.name)
        #expect(lines.last == "In: \(scenario.name)" && !lines.contains { $0.hasPrefix("At:") })
        let entry = try #require(ScenarioReport.current.entries.first)
        #expect(
            entry.children.map(\.title) == scenario.steps.map { "\($0.keyword) \($0.text)" },
            "no entries but those of the feature")
        #expect(entry.children.flatMap(\.children).map(\.title) == [])
    }
}

@MainActor @Suite("Coverage of Swerkin's vocabulary") struct SwerkinCoverageTests {
    private static let definitions = Gherkin.Definitions.swerkin.definitions

    private func unused(in steps: [Gherkin.Step]) -> [String] {
        return Self.definitions.filter { definition in !steps.contains { definition.matches($0) } }
            .map(\.source)
    }

    @Test(
        "Each of Swerkin's steps passes in one feature, and fails as a scenario's last step in another"
    )
    func features() {
        #expect(unused(in: metScenarios.flatMap(\.steps)) == [])
        #expect(
            unused(in: unmetScenarios.compactMap(\.steps.last)) == [
                "I print all labels", "I print all identifiers", "I print all labels and identifiers",
            ])
    }

    @Test("Each of Swerkin's 133 functions is called, and no other")
    func functions() throws {
        let declared = try StepFunction.declared
        #expect(declared.count == 133)
        let calls = try StepCall.all
        #expect(calls.count == Self.definitions.count)
        let uncalled = declared.filter { function in !calls.contains { function.takes($0) } }
        #expect(uncalled.map(\.name) == [])
        let unknown = calls.filter { call in !declared.contains { $0.takes(call) } }
        #expect(unknown.map(\.name) == [])
    }
}
