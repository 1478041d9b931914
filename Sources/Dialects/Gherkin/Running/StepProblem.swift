import FailureReporting

/// Why a step does not run.
enum StepProblem: Failure {
    /// No definition matches it: all such steps of the scenario, of which this is the first, and patterns that are near.
    case undefined([Gherkin.Step], near: [NearPattern])
    case ambiguous([String])
    /// The closure of its definition takes something else.
    case misfit(String, signature: String, given: [String], proposal: String)
    /// A definition of the vocabulary takes something else below the step.
    case misplaced(String, wanted: String, found: String)
    /// A value, a group or a table is not what the closure takes.
    case invalid(String, any Error)

    static func misfit(_ definition: StepDefinition, _ arguments: [StepArgument]) -> StepProblem {
        // The closures of the vocabulary are not for users to change.
        guard definition.siteForTests != nil else {
            let found = arguments.compactMap(\.kindBelow)
            let wanted = definition.action.kindsBelow
            return .misplaced(
                definition.source, wanted: wanted.first ?? "nothing",
                found: found.isEmpty ? "nothing" : found.joined(separator: " and "))
        }
        return .misfit(
            definition.name, signature: definition.action.signature,
            given: arguments.map { "\($0.name) as \($0.proposal)" },
            proposal: ClosureHead(arguments.map(\.proposal)).text)
    }

    var description: String {
        switch self {
        case .undefined(let steps, let near):
            Self.text(ofUndefined: steps, near: near)
        case .ambiguous(let names):
            (["\(names.count) definitions match this step:"] + names.map { "  \($0)" } + [
                "Try: other words in one of them, or remove one."
            ]).joined(separator: "\n")
        case .misfit(let name, let signature, let given, let proposal):
            """
            The closure of \(name) takes \(signature), which does not fit this step.
            The step gives \(given.isEmpty ? "nothing" : given.joined(separator: ", ")).
            Try: \(proposal) … }
            """
        case .misplaced(let source, let wanted, let found):
            "\(source.quoted) takes \(wanted) below the step, but found \(found)."
        case .invalid(let name, let error):
            "\(error)\nIt is for the closure of \(name)."
        }
    }

    private static func text(ofUndefined steps: [Gherkin.Step], near: [NearPattern]) -> String {
        let snippets = steps.map { StepSnippet($0).code }.withoutRepetitions
        var lines = ["No definition matches this step."]
        if let first = near.first, first.distance == 0 {
            lines.append(
                "The words are those of \(first.source.quoted), but not what stands for its parameters.")
            lines += first.values
        } else if !near.isEmpty {
            lines.append("Did you mean \(near.map(\.source.quoted).joined(separator: " or "))?")
        }
        let others = steps.count - 1
        if others > 0 {
            lines.append(
                "\(others) more \(others == 1 ? "step of this scenario has" : "steps of this scenario have") none, either."
            )
        }
        lines.append("Try:")
        return (lines + snippets).joined(separator: "\n")
    }
}
