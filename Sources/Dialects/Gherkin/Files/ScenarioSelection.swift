import Foundation

/// Which scenarios the environment asks for: by tags, and by what tests show of them.
struct ScenarioSelection {
    private static let tagsVariable = "GHERKIN_TAGS"
    private static let patternVariable = "GHERKIN_SCENARIOS"

    private let tags: Gherkin.Tags
    private let pattern: NSRegularExpression?

    init(_ variable: (String) -> String?) throws(FeatureProblem) {
        tags = try Self.tags(variable(Self.tagsVariable) ?? "", of: Self.tagsVariable)
        guard let source = variable(Self.patternVariable), !source.isEmpty else {
            pattern = nil
            return
        }
        do {
            pattern = try NSRegularExpression(pattern: source)
        } catch {
            throw .invalidPattern(variable: Self.patternVariable, pattern: source)
        }
    }

    /// - Parameter source: what it was given as, for failures.
    static func tags(_ condition: String, of source: String) throws(FeatureProblem) -> Gherkin.Tags {
        do {
            return try Gherkin.Tags(condition)
        } catch {
            throw .invalidTags(source: source, condition: condition, error)
        }
    }

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    func includes(_ scenario: Gherkin.Scenario) -> Bool {
        guard tags.matches(scenario.tags) else { return false }
        guard let pattern else { return true }
        let text = scenario.testDescription
        return pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
