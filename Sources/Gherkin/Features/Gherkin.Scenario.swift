extension Gherkin {
    /// A scenario that can be run: its steps, and where they stand.
    public struct Scenario: Sendable, Hashable {
        /// What it is called, with the values of its examples in the places of their names.
        public let name: String
        /// The rule that it illustrates; `nil` for none.
        public let rule: String?
        /// Its tags, and those of its feature, rule and examples, with their `@`.
        public let tags: [String]
        /// The path of its file.
        public let file: String
        /// The line that it begins at, counted from 1.
        public let line: Int
        /// The line of its row of examples; `nil` without examples.
        public let examplesLine: Int?
        /// The steps of backgrounds, and its own.
        public let steps: [Step]
    }
}
