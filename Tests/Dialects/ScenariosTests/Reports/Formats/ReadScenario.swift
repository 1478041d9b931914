import Foundation

/// A scenario as a report tells of it, read back from the text.
struct ReadScenario: Hashable {
    /// The name of its feature or suite.
    var feature: String
    var name: String
    /// `passed`, `failed` or `skipped`.
    var outcome: String
    /// The steps, each as `passed Given I wait`; empty where the format has none.
    var steps: [String] = []
    /// What failed in it.
    var message: String?
}

extension [ReadScenario] {
    /// The scenarios without their steps, as JUnit's format has them.
    var withoutSteps: [ReadScenario] {
        map { scenario in
            var scenario = scenario
            scenario.steps = []
            scenario.message = nil
            return scenario
        }
    }
}

/// Reads Cucumber's JSON.
func readCucumber(_ text: String) throws -> [ReadScenario] {
    let features = try JSONDecoder().decode([CucumberFeature].self, from: Data(text.utf8))
    return features.flatMap { feature in
        feature.elements.map { element in
            let results = element.steps.map(\.result) + (element.after ?? []).map(\.result)
            return ReadScenario(
                feature: feature.name, name: element.name, outcome: worst(of: results.map(\.status)),
                steps: element.steps.map { "\($0.result.status) \($0.keyword)\($0.name)" },
                message: results.first { $0.status != "skipped" && $0.message != nil }?.message)
        }
    }
}

/// The outcome of a scenario, as viewers find it from its steps and hooks.
func worst(of statuses: [String]) -> String {
    if statuses.contains("failed") || statuses.contains("undefined") { return "failed" }
    if statuses.contains("skipped") { return "skipped" }
    return statuses.isEmpty ? "unknown" : "passed"
}

private struct CucumberFeature: Decodable {
    let name: String
    let uri: String
    let elements: [Element]

    struct Element: Decodable {
        let name: String
        let line: Int
        let steps: [Step]
        let after: [Step.Hook]?
    }

    struct Step: Decodable {
        let keyword: String
        let name: String
        let line: Int
        let result: Result

        struct Hook: Decodable {
            let result: Result
        }
    }

    struct Result: Decodable {
        let status: String
        let message: String?

        private enum CodingKeys: String, CodingKey {
            case status
            case message = "error_message"
        }
    }
}
