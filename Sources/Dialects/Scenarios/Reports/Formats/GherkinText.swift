/// A feature in plain text, with its scenarios as they ran, each line at its number where that is free.
struct GherkinText {
    /// More empty lines than this are left out.
    private static let longestGap = 10_000

    private var lines: [String] = []

    init(of feature: ReportedFeature) {
        let origin = feature.origin
        put(origin.tags.joined(separator: " "), before: origin.line)
        put("Feature: \(origin.name)", at: origin.line)
        lines += origin.description.split(separator: "\n").map { "  \($0)" }
        var rule: String?
        for scenario in feature.scenarios {
            if let name = scenario.origin?.rule, name != rule {
                put("  Rule: \(name)", before: scenario.place.line - 1)
            }
            rule = scenario.origin?.rule
            put(scenario)
        }
    }

    var text: String { lines.map { $0 + "\n" }.joined() }

    private mutating func put(_ scenario: ReportedScenario) {
        let line = scenario.place.line
        let own = scenario.tags.filter { !(scenario.origin?.feature.tags ?? []).contains($0) }
        put(own.isEmpty ? "" : "  " + own.joined(separator: " "), before: line)
        put("  \(scenario.keyword): \(scenario.name)", at: line)
        for step in scenario.steps {
            let isInFile = step.part.place.file == scenario.place.file
            put("    \(step.keyword) \(step.words)", at: isInFile ? step.part.place.line : 0)
            lines += step.part.step?.argument?.gherkin.map { "      \($0)" } ?? []
        }
    }

    /// Puts a line above the one of a number, unless it is empty.
    private mutating func put(_ line: String, before number: Int) {
        if !line.isEmpty { put(line, at: number - 1) }
    }

    private mutating func put(_ line: String, at number: Int) {
        let gap = number - 1 - lines.count
        if gap > 0, gap <= Self.longestGap { lines += Array(repeating: "", count: gap) }
        lines.append(
            line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " "))
    }
}

extension StepArgument {
    fileprivate var gherkin: [String] {
        switch self {
        case .docString(let content, let mediaType):
            let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
                .map { String($0).replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\\\"\\\"") }
            return ["\"\"\"\(mediaType ?? "")"] + lines + ["\"\"\""]
        case .table(let rows):
            return rows.map { cells in "|" + cells.map { " \($0.escapedCell) |" }.joined() }
        }
    }
}

extension String {
    fileprivate var escapedCell: String {
        replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("\n", with: "\\n")
    }
}
