extension Gherkin {
    /// A condition on the tags of a scenario.
    ///
    /// ```swift
    /// Gherkin.Tags("@smoke and not (@slow or @flaky)").matches(scenario.tags)
    /// ```
    ///
    /// `not` binds more tightly than `and`, and `and` more tightly than `or`. A space or a bracket in the name of a tag has
    /// a backslash before it. An empty condition matches everything.
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
        ///
        /// - Complexity: O(*n*) in the tags and the condition.
        public func matches(_ tags: [String]) -> Bool { condition.holds(for: Set(tags)) }
    }
}
