/// Where a scenario comes from that is not written in Swift: its feature, its tags and its line.
///
/// Reports show it in the place of the test and the line that run the scenario.
package struct ScenarioOrigin: Codable, Hashable, Sendable {
    /// The feature that a scenario belongs to.
    package struct Feature: Codable, Hashable, Sendable {
        package var name: String
        /// The lines below the name; empty for none.
        package var description: String
        package var uri: String
        package var line: Int
        /// The feature's own tags, with their `@`.
        package var tags: [String]

        package init(
            name: String, description: String = "", uri: String, line: Int = 1, tags: [String] = []
        ) {
            self.name = name
            self.description = description
            self.uri = uri
            self.line = line
            self.tags = tags
        }
    }

    package var feature: Feature
    package var rule: String?
    /// The word that it begins with: `Scenario`, `Scenario Outline`, `Example`.
    package var keyword: String
    package var line: Int
    /// The line of its row of examples; `nil` without examples.
    package var examplesLine: Int?
    /// All of its tags, those of its feature included, with their `@`.
    package var tags: [String]

    package init(
        feature: Feature, rule: String? = nil, keyword: String = "Scenario", line: Int,
        examplesLine: Int? = nil, tags: [String] = []
    ) {
        self.feature = feature
        self.rule = rule
        self.keyword = keyword
        self.line = line
        self.examplesLine = examplesLine
        self.tags = tags
    }
}
