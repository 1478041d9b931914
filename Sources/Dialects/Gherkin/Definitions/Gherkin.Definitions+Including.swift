extension Gherkin.Definitions {
    /// Adds the definitions and types of parameters of others.
    ///
    /// Those that are there already are not added twice. Two types of parameters of one name are a failure of each scenario
    /// that is run.
    public mutating func include(_ others: Gherkin.Definitions) {
        for type in others.types.values.sorted(by: { $0.name < $1.name }) where type.site != nil { add(type) }
        var known = Set(definitions.map(\.identity))
        for definition in others.definitions where known.insert(definition.identity).inserted {
            add(definition)
        }
        for problem in others.problems { note(problem) }
    }

    /// These definitions together with others.
    public func including(_ others: Gherkin.Definitions) -> Gherkin.Definitions {
        var all = self
        all.include(others)
        return all
    }

    /// The definitions of both sides.
    public static func + (one: Gherkin.Definitions, other: Gherkin.Definitions) -> Gherkin.Definitions {
        one.including(other)
    }

    /// Adds the definitions of the right side.
    public static func += (one: inout Gherkin.Definitions, other: Gherkin.Definitions) {
        one.include(other)
    }
}

extension Gherkin.Definitions: CustomStringConvertible {
    /// The patterns, one in a line, sorted: what features can say.
    public var description: String { definitions.map(\.source).sorted().joined(separator: "\n") }
}
