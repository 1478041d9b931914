import FailureReporting

/// Why a file gives no scenarios; the scenario that stands for it fails with this.
enum FeatureProblem: Failure, Hashable {
    /// The file cannot be read, with the reason and what to do.
    case unreadable(path: String, reason: String)
    case invalid(path: String, Gherkin.SyntaxErrors)
    case empty(path: String)
    /// No scenario has tags that meet the condition.
    case noneTagged(path: String, condition: String, tags: [String])
    /// A condition on tags is wrong, with the name of what it was given as.
    case invalidTags(source: String, condition: String, Gherkin.SyntaxError)
    /// The regular expression of the environment is wrong.
    case invalidPattern(variable: String, pattern: String)

    private static let mostErrors = 20

    var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "Cannot read the feature \(path.quoted): \(reason)"
        case .invalid(let path, let error):
            Self.text(of: error.errors, in: path.lastPathComponent)
        case .empty(let path):
            "The feature \(path.lastPathComponent.quoted) has no scenarios.\nTry: begin one with \"Scenario:\", and give outlines a row of examples."
        case .noneTagged(let path, let condition, let tags):
            "No scenario of \(path.lastPathComponent.quoted) meets the tags \(condition.quoted).\n"
                + (tags.isEmpty ? "Its scenarios have no tags." : "Its tags: \(tags.joined(separator: " "))")
        case .invalidTags(let source, let condition, let error):
            "\(source) \(condition.quoted) is not a condition on tags, in column \(error.column): \(error.message)\nTry: \"@smoke and not @slow\""
        case .invalidPattern(let variable, let pattern):
            "\(variable) \(pattern.quoted) is not a regular expression."
        }
    }

    private static func text(of errors: [Gherkin.SyntaxError], in file: String) -> String {
        let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
        let lines = errors.prefix(mostErrors).map { "\(file):\($0)" }
        let rest = errors.count > mostErrors ? ["…"] : []
        return (["The feature \(file.quoted) has \(count):"] + lines + rest).joined(separator: "\n")
    }
}
