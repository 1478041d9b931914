extension Gherkin {
    /// A step of a scenario, as it is written.
    public struct Step: Sendable, Hashable {
        /// The keyword without spaces: `Given`, or `*`.
        public let keyword: String
        /// What follows the keyword, with the values of examples in the places of their names.
        public let text: String
        /// The line, counted from 1.
        public let line: Int
        /// The text below it; `nil` for none.
        public let docString: DocString?
        /// The table below it; `nil` for none.
        public let table: Table?
    }
}
