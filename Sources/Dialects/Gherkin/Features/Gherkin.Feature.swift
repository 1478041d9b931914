extension Gherkin {
    /// A feature: what an application does, as scenarios.
    public struct Feature: Sendable {
        /// What it is called.
        public let name: String
        /// The lines below the name; empty for none.
        public let description: String
        /// The language of its keywords: `en`.
        public let language: String
        /// Its tags, with their `@`.
        public let tags: [String]
        /// Its scenarios in the order of the text, with the steps of backgrounds, and one for each row of examples.
        public let scenarios: [Scenario]
    }
}
