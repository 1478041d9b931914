/// Features as lines for people.
struct ReadableReport {
    let features: [ReportedFeature]

    init(_ features: [ReportedFeature]) {
        self.features = features
    }

    var text: String { (features.map(text) + [summary]).joined(separator: "\n\n") + "\n" }

    private func text(of feature: ReportedFeature) -> String {
        let scenarios = feature.scenarios.flatMap { scenario in
            let tags = scenario.tags.isEmpty ? [] : [scenario.tags.joined(separator: " ")]
            let test = scenario.isOfSteps ? ["Test: \(scenario.name)"] : []
            let lines = scenario.lines.map { scenario.isOfSteps ? "  " + $0 : $0 }
            return tags + test + lines
        }
        return (["\(feature.origin.name) (\(feature.origin.uri))"] + scenarios.map { "  " + $0 })
            .joined(separator: "\n")
    }

    /// The numbers of scenarios by outcome, such as `3 scenarios: 2 passed, 1 failed`.
    private var summary: String {
        let outcomes = features.flatMap(\.scenarios).map(\.outcome)
        let counts = [ScenarioReport.Outcome.passed, .failed, .skipped].compactMap { outcome in
            let count = outcomes.count { $0 == outcome }
            return count > 0 ? "\(count) \(outcome.rawValue)" : nil
        }
        let number = "\(outcomes.count) \(outcomes.count == 1 ? "scenario" : "scenarios")"
        return counts.isEmpty ? number : "\(number): \(counts.joined(separator: ", "))"
    }
}
