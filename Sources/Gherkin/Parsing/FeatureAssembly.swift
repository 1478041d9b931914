/// Puts backgrounds and examples into scenarios.
struct FeatureAssembly {
    private let outline: FeatureOutline
    private let file: String

    init(_ outline: FeatureOutline, file: String) {
        self.outline = outline
        self.file = file
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
            tags: outline.tags, scenarios: own + ofRules)
    }

    private func scenarios(
        of section: SectionOutline, background: [Gherkin.Step], rule: String?, tags: [String]
    ) -> [Gherkin.Scenario] {
        let before = background + (section.background ?? [])
        return section.scenarios.flatMap { scenario in
            let tags = outline.tags + tags + scenario.tags
            guard !scenario.examples.isEmpty else {
                return [make(scenario, [:], before, rule, tags, examplesLine: nil)]
            }
            return scenario.examples.flatMap { examples in
                examples.rows.map { row in
                    let values = Dictionary(
                        zip(examples.header ?? [], row.cells), uniquingKeysWith: { first, _ in first })
                    return make(
                        scenario, values, before, rule, tags + examples.tags, examplesLine: row.line)
                }
            }
        }
    }

    private func make(
        _ scenario: ScenarioOutline, _ values: [String: String], _ background: [Gherkin.Step],
        _ rule: String?, _ tags: [String], examplesLine: Int?
    ) -> Gherkin.Scenario {
        Gherkin.Scenario(
            name: scenario.name.filled(with: values), rule: rule, tags: tags.withoutRepetitions, file: file,
            line: scenario.line, examplesLine: examplesLine,
            // A scenario without steps of its own does nothing, backgrounds included.
            steps: scenario.steps.isEmpty ? [] : background + scenario.steps.map { $0.filled(with: values) })
    }
}

extension Gherkin.Step {
    fileprivate func filled(with values: [String: String]) -> Gherkin.Step {
        Gherkin.Step(
            keyword: keyword, text: text.filled(with: values), line: line,
            docString: docString.map {
                Gherkin.DocString(
                    mediaType: $0.mediaType?.filled(with: values), content: $0.content.filled(with: values))
            },
            table: table.map {
                Gherkin.Table(rows: $0.rows.map { $0.map { $0.filled(with: values) } })
            })
    }
}

extension String {
    /// The text with values in the places of names in angle brackets; names without a value stay.
    fileprivate func filled(with values: [String: String]) -> String {
        guard !values.isEmpty, contains("<") else { return self }
        var result = ""
        var rest = self[...]
        while let start = rest.firstIndex(of: "<") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ">"),
                let value = values[String(rest[rest.index(after: start)..<end])]
            else {
                result.append(rest.removeFirst())
                continue
            }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension [String] {
    fileprivate var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
