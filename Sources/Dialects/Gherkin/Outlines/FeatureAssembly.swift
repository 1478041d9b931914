import Scenarios

/// Puts backgrounds and examples into scenarios.
struct FeatureAssembly {
    private let outline: FeatureOutline
    private let file: String
    private let origin: ScenarioOrigin.Feature

    init(_ outline: FeatureOutline, file: String) {
        self.outline = outline
        self.file = file
        origin = ScenarioOrigin.Feature(
            name: outline.name, description: outline.description, uri: file, line: outline.line,
            tags: outline.tags.withoutRepetitions)
    }

    var feature: Gherkin.Feature {
        let own = scenarios(of: outline.content, background: [], rule: nil, tags: [])
        let ofRules = outline.rules.flatMap { rule in
            scenarios(
                of: rule.content, background: outline.content.background ?? [], rule: rule.name,
                tags: rule.tags)
        }
        return Gherkin.Feature(
            name: outline.name, description: outline.description, language: outline.language,
            tags: outline.tags.withoutRepetitions, scenarios: own + ofRules)
    }

    private func scenarios(
        of section: SectionOutline, background: [Gherkin.Step], rule: String?, tags: [String]
    ) -> [Gherkin.Scenario] {
        let before = background + (section.background ?? [])
        return section.scenarios.flatMap { scenario in
            let tags = outline.tags + tags + scenario.tags
            guard !scenario.examples.isEmpty else {
                return [make(scenario, ExampleValues(), before, rule, tags, examplesLine: nil)]
            }
            return scenario.examples.flatMap { examples in
                examples.rows.map { row in
                    let values = ExampleValues(names: examples.header ?? [], row.cells)
                    return make(
                        scenario, values, before, rule, tags + examples.tags, examplesLine: row.line)
                }
            }
        }
    }

    private func make(
        _ scenario: ScenarioOutline, _ values: ExampleValues, _ background: [Gherkin.Step],
        _ rule: String?, _ tags: [String], examplesLine: Int?
    ) -> Gherkin.Scenario {
        let tags = tags.withoutRepetitions
        return Gherkin.Scenario(
            name: values.fill(scenario.name), rule: rule, tags: tags, file: file,
            line: scenario.line, examplesLine: examplesLine,
            // A scenario without steps of its own does nothing, backgrounds included.
            steps: scenario.steps.isEmpty ? [] : background + scenario.steps.map { $0.filled(with: values) },
            origin: ScenarioOrigin(
                feature: origin, rule: rule, keyword: scenario.keyword, line: scenario.line,
                examplesLine: examplesLine, tags: tags))
    }
}

extension Gherkin.Step {
    fileprivate func filled(with values: ExampleValues) -> Gherkin.Step {
        Gherkin.Step(
            keyword: keyword, text: values.fill(text), line: line,
            docString: docString.map {
                Gherkin.DocString(
                    mediaType: $0.mediaType.map(values.fill), content: values.fill($0.content))
            },
            table: table.map { Gherkin.Table(rows: $0.rows.map { $0.map(values.fill) }) })
    }
}

extension [String] {
    var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
