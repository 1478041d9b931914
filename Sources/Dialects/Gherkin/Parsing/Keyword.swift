/// The English keywords, with their synonyms.
enum Keyword: CaseIterable {
    case feature
    case rule
    case background
    case scenarioOutline
    case scenario
    case examples

    /// The spellings, each of which is followed by a colon.
    var spellings: [String] {
        switch self {
        case .feature: ["Feature", "Business Need", "Ability"]
        case .rule: ["Rule"]
        case .background: ["Background"]
        case .scenarioOutline: ["Scenario Outline", "Scenario Template"]
        case .scenario: ["Scenario", "Example"]
        case .examples: ["Examples", "Scenarios"]
        }
    }

    /// The words that steps begin with, each of which is followed by a space.
    static let ofSteps = ["Given", "When", "Then", "And", "But", "*"]
}
