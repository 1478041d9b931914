import TestSupport

/// A random feature, as text and as its summary, which are made side by side.
struct MadeFeature {
    private var lines: [String] = []
    private var summaryLines: [String] = []

    var text: String { lines.joined(separator: "\n") }
    var summary: String { summaryLines.joined(separator: "\n") }

    init(_ numbers: inout SeededNumbers) {
        let tags = Self.tags(&numbers)
        add(tags, indentation: 0)
        lines.append("Feature: \(Self.words(&numbers))")
        summaryLines.append("\(lines[lines.count - 1])\(Self.summary(tags))")
        let background = addBackground(&numbers)
        for _ in 0..<numbers.next(below: 4) { addScenario(&numbers, tags, background, rule: nil) }
        for _ in 0..<numbers.next(below: 3) {
            let ofRule = Self.tags(&numbers)
            add(ofRule, indentation: 1)
            let name = Self.words(&numbers)
            lines.append("  Rule: \(name)")
            let own = addBackground(&numbers)
            for _ in 0..<numbers.next(below: 3) {
                addScenario(&numbers, tags + ofRule, background + own, rule: name)
            }
        }
    }

    private mutating func addBackground(_ numbers: inout SeededNumbers) -> [String] {
        guard numbers.onceIn(2) else { return [] }
        lines.append("  Background: \(Self.words(&numbers))")
        return addSteps(&numbers)
    }

    private mutating func addScenario(
        _ numbers: inout SeededNumbers, _ outer: [String], _ background: [String], rule: String?
    ) {
        let tags = Self.tags(&numbers)
        add(tags, indentation: 1)
        let name = Self.words(&numbers)
        lines.append("  Scenario: \(name)")
        let line = lines.count
        let steps = addSteps(&numbers)
        let all = steps.isEmpty ? [] : background + steps
        let place = rule.map { " in \($0)" } ?? ""
        guard numbers.onceIn(3) else {
            summaryLines.append("\(line) Scenario: \(name)\(Self.summary(outer + tags))\(place)")
            summaryLines += all
            return
        }
        let ofExamples = Self.tags(&numbers)
        add(ofExamples, indentation: 2)
        lines += ["    Examples:", "      | unused |"]
        for _ in 0..<numbers.next(below: 3) {
            lines.append("      | \(Self.written(Self.words(&numbers))) |")
            summaryLines.append(
                "\(line)/\(lines.count) Scenario: \(name)\(Self.summary(outer + tags + ofExamples))\(place)")
            summaryLines += all
        }
    }

    /// Adds steps, and returns them as they are in summaries.
    private mutating func addSteps(_ numbers: inout SeededNumbers) -> [String] {
        var steps: [String] = []
        for _ in 0..<numbers.next(below: 4) {
            let step =
                "\(numbers.element(of: ["Given", "When", "Then", "And", "But", "*"])) \(Self.words(&numbers))"
            lines.append("    \(step)")
            steps.append("  \(lines.count) \(step)")
            if numbers.onceIn(4) { steps += addTable(&numbers) }
            if numbers.onceIn(4) {
                let content = [Self.words(&numbers), "", Self.words(&numbers)]
                lines += (["\"\"\""] + content + ["\"\"\""]).map { "      \($0)" }
                steps.append("    - \(content.joined(separator: "\n").debugDescription)")
            }
            if numbers.onceIn(4) { lines += ["", "  # Given a comment"] }
        }
        return steps
    }

    private mutating func addTable(_ numbers: inout SeededNumbers) -> [String] {
        let columns = 1 + numbers.next(below: 3)
        return (0...numbers.next(below: 3)).map { _ in
            let cells = (0..<columns).map { _ in Self.words(&numbers) }
            let written = cells.map(Self.written)
            lines.append("      | \(written.joined(separator: " | ")) |")
            return "    | \(cells.map(\.debugDescription).joined(separator: " | "))"
        }
    }

    /// A text as a cell.
    private static func written(_ cell: String) -> String {
        cell.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
    }

    private mutating func add(_ tags: [String], indentation: Int) {
        guard !tags.isEmpty else { return }
        lines.append(String(repeating: "  ", count: indentation) + tags.joined(separator: " "))
    }

    private static func tags(_ numbers: inout SeededNumbers) -> [String] {
        (0..<numbers.next(below: 3)).map { _ in "@\(numbers.element(of: ["a", "b", "slow", "é", "#1"]))" }
    }

    private static func summary(_ tags: [String]) -> String {
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }.map { " \($0)" }.joined()
    }

    private static func words(_ numbers: inout SeededNumbers) -> String {
        (0...numbers.next(below: 3)).map { _ in
            numbers.element(of: [
                "a", "Given", "\\", "|", "#", "@b", "\"\"", "Feature", "e\u{301}", "\u{1F600}", "3", ":",
            ])
        }.joined(separator: " ")
    }
}
