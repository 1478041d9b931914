// A feature as it is written, before backgrounds and examples are put into scenarios.

struct FeatureOutline {
    var name = ""
    var description = ""
    var language = "en"
    var tags: [String] = []
    var line = 1
    var content = SectionOutline()
    var rules: [RuleOutline] = []
}

struct RuleOutline {
    var name: String
    var tags: [String]
    var content = SectionOutline()
}

/// The background and the scenarios of a feature or a rule.
struct SectionOutline {
    var background: [Gherkin.Step]?
    var scenarios: [ScenarioOutline] = []
}

struct ScenarioOutline {
    /// The word that it begins with: `Scenario Outline`.
    var keyword: String
    var name: String
    var tags: [String]
    var line: Int
    var steps: [Gherkin.Step] = []
    var examples: [ExamplesOutline] = []
}

struct ExamplesOutline {
    var tags: [String]
    /// The names of the columns; `nil` without a table.
    var header: [String]?
    var rows: [TableOutline.Row] = []
}

struct TableOutline {
    struct Row {
        let line: Int
        let cells: [String]
    }

    var rows: [Row] = []
}
