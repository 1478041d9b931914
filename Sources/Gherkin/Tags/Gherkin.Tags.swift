extension Gherkin {
    /// A condition on the tags of a scenario.
    ///
    /// ```swift
    /// Gherkin.Tags("@smoke and not (@slow or @flaky)").matches(scenario.tags)
    /// ```
    ///
    /// `not` binds more tightly than `and`, and that more than `or`. A tag with a space or a bracket in its name has a
    /// backslash before it. An empty condition matches everything.
    public struct Tags: Sendable {
        private let condition: TagCondition

        /// Reads a condition.
        ///
        /// - Throws: what is wrong, with the column.
        public init(_ expression: String) throws(SyntaxError) {
            var parser = try TagParser(expression)
            condition = try parser.parse()
        }

        /// Whether tags, with their `@`, meet the condition.
        public func matches(_ tags: [String]) -> Bool { condition.holds(for: Set(tags)) }
    }
}

/// A condition on tags, as a tree.
indirect enum TagCondition: Sendable {
    case always
    case tag(String)
    case not(TagCondition)
    case and(TagCondition, TagCondition)
    case or(TagCondition, TagCondition)

    func holds(for tags: Set<String>) -> Bool {
        switch self {
        case .always: true
        case .tag(let tag): tags.contains(tag)
        case .not(let condition): !condition.holds(for: tags)
        case .and(let one, let two): one.holds(for: tags) && two.holds(for: tags)
        case .or(let one, let two): one.holds(for: tags) || two.holds(for: tags)
        }
    }
}
