import XMLWriting

/// Features as JUnit's XML: a suite for each feature, a case for each scenario, whose output is its readable steps.
///
/// Times are seconds of virtual time.
struct JUnitReport {
    let features: [ReportedFeature]

    init(_ features: [ReportedFeature]) {
        self.features = features
    }

    var text: String {
        let scenarios = features.flatMap(\.scenarios)
        return XMLElement(
            "testsuites",
            [
                "name": "Scenarios", "tests": "\(scenarios.count)",
                "failures": "\(scenarios.count(of: .failed))", "errors": "0",
                "skipped": "\(scenarios.count(of: .skipped))", "time": scenarios.time,
            ], .elements(features.map(suite))
        ).document
    }

    private func suite(_ feature: ReportedFeature) -> XMLElement {
        let scenarios = feature.scenarios
        var names: [String: Int] = [:]
        let cases = scenarios.map { scenario in
            let name = scenario.caseName
            names[name, default: 0] += 1
            let number = names[name, default: 1]
            return element(scenario, in: feature, name: number > 1 ? "\(name) #\(number)" : name)
        }
        return XMLElement(
            "testsuite",
            [
                "name": feature.origin.name, "tests": "\(scenarios.count)",
                "failures": "\(scenarios.count(of: .failed))", "errors": "0",
                "skipped": "\(scenarios.count(of: .skipped))", "time": scenarios.time,
                "file": feature.origin.uri,
            ], .elements(cases))
    }

    private func element(
        _ scenario: ReportedScenario, in feature: ReportedFeature, name: String
    ) -> XMLElement {
        let output = scenario.tags.isEmpty ? [] : [scenario.tags.joined(separator: " ")]
        return XMLElement(
            "testcase",
            [
                "name": name, "classname": scenario.className(in: feature), "file": scenario.place.file,
                "line": "\(scenario.place.line)", "time": scenario.duration.decimalSeconds,
            ],
            .elements(
                result(of: scenario) + [
                    XMLElement(
                        "system-out", [:], .text((output + scenario.lines).joined(separator: "\n")))
                ]))
    }

    private func result(of scenario: ReportedScenario) -> [XMLElement] {
        switch scenario.outcome {
        case .passed: []
        case .failed:
            [
                XMLElement(
                    "failure", ["message": scenario.failureMessage, "type": "Failure"],
                    .text(scenario.failureText))
            ]
        case .skipped: [XMLElement("skipped", ["message": scenario.skipMessage], .elements([]))]
        }
    }
}

extension ReportedScenario {
    /// The name of the case; tests with parameters have several with one name otherwise.
    fileprivate var caseName: String {
        guard origin == nil, let argument = test?.argument else { return name }
        return "\(name) (\(argument))"
    }

    fileprivate func className(in feature: ReportedFeature) -> String {
        guard origin == nil, let module = test?.module else { return feature.origin.name }
        return "\(module).\(feature.origin.name)"
    }

    /// The steps that failed, and the scenario itself if it did: where, and with what texts.
    private var failedParts: [(title: String, place: SourcePlace, failures: [String])] {
        let ofSteps = steps.filter { $0.part.outcome == .failed }
            .map { ("\($0.keyword) \($0.words)", $0.part.place, $0.failures) }
        return failures.isEmpty ? ofSteps : ofSteps + [("Scenario: \(name)", place, failures)]
    }

    fileprivate var failureMessage: String {
        guard let failed = failedParts.first else { return "It failed." }
        let text = failed.failures.first?.split(separator: "\n").first
        return text.map { "\(failed.title): \($0)" } ?? failed.title
    }

    fileprivate var failureText: String {
        failedParts.map { ([$0.title, "\($0.place)"] + $0.failures).joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    fileprivate var skipMessage: String? {
        reasonToSkip ?? steps.lazy.compactMap(\.reasonToSkip).first
    }
}

extension [ReportedScenario] {
    fileprivate func count(of outcome: ScenarioReport.Outcome) -> Int { count { $0.outcome == outcome } }

    fileprivate var time: String { reduce(.zero) { $0 + $1.duration }.decimalSeconds }
}
