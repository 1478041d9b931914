/// A pattern that a step nearly matches.
struct NearPattern: Hashable {
    let source: String
    /// How different the words are; 0 if what stands for the parameters is all that does not match.
    let distance: Int
    let values: [String]
}

extension Gherkin.Definitions {
    private static let mostProposals = 3

    /// The cucumber expressions that a step nearly matches, the nearest first.
    func near(_ step: Gherkin.Step) -> [NearPattern] {
        guard step.text.utf8.count <= PatternDistance.longestText else { return [] }
        let words = PatternDistance.words(of: step.text)
        let near = definitions.compactMap { definition -> NearPattern? in
            guard case .expression(let source) = definition.text,
                let expression = try? CucumberExpression(source),
                let distance = PatternDistance(expression).distance(from: words)
            else { return nil }
            return NearPattern(source: source, distance: distance, values: values(of: expression))
        }
        let sorted = near.sorted { ($0.distance, $0.source) < ($1.distance, $1.source) }
        return Array(sorted.prefix(Self.mostProposals))
    }

    private func values(of expression: CucumberExpression) -> [String] {
        expression.nodes.compactMap { node in
            guard case .parameter(let name, _) = node, let type = types[name] else { return nil }
            return "{\(name)} takes \(type.values)."
        }.withoutRepetitions
    }
}
