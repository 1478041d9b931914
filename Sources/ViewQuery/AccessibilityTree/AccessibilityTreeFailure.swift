import FailureReporting
import HeadlessUIKit

/// An accessibility tree that differs from the expected one, and how.
struct AccessibilityTreeFailure: Failure {
    let description: String

    /// How many lines around a difference a report shows.
    private static let context = 3

    /// The differences of a whole tree, one a line: `-` is expected but missing, `+` is there but not expected.
    @MainActor
    init(
        _ steps: [AccessibilityTreeAlignment.Step], _ pattern: AccessibilityTreePattern,
        _ tree: AccessibilityTreeText, in place: String
    ) {
        var lines: [(text: String, isDifferent: Bool)] = []
        for step in steps {
            switch step {
            case .same(_, let row), .passed(let row):
                lines.append(("    " + tree.rows[row].line(outdentedBy: tree.base), false))
            case .missing(let line): lines.append(("  - " + pattern.lines[line].indented, true))
            case .unexpected(let row):
                lines.append(("  + " + tree.rows[row].line(outdentedBy: tree.base), true))
            }
        }
        description =
            "The accessibility tree of \(place) differs from the expected one (- expected, + actual):\n"
            + Self.excerpt(lines) + Self.whole(tree)
    }

    /// An empty part, which every tree contains.
    init(emptyPart: Void) {
        description = "The expected part of the accessibility tree has no lines, so every tree would have it."
    }

    /// A part that is missing in a tree.
    @MainActor
    init(
        _ miss: AccessibilityTreePart.Miss, of part: AccessibilityTreePart, _ tree: AccessibilityTreeText,
        in place: String
    ) {
        let line = part.text(of: miss)
        var text =
            "The accessibility tree of \(place) does not contain line \(line.number):\n  \(line.text)"
        if let before = part.rowBefore(miss) { text += "\nIt was expected after \(before.text)." }
        if let nearest = part.nearest(to: miss) {
            text += "\nNearest miss: \(nearest.row.text): \(nearest.shortfalls.joined(separator: "; "))."
        }
        description = text + Self.whole(tree)
    }

    /// The lines that differ with those around them.
    private static func excerpt(_ lines: [(text: String, isDifferent: Bool)]) -> String {
        var shown: [String] = []
        var passed = 0
        for (index, line) in lines.enumerated() {
            let around = lines[max(0, index - context)...min(lines.count - 1, index + context)]
            if around.contains(where: \.isDifferent) {
                if passed > 0 { shown.append("    (\(passed.counted("line")) as expected)") }
                passed = 0
                shown.append(line.text)
            } else {
                passed += 1
            }
        }
        if passed > 0 { shown.append("    (\(passed.counted("line")) as expected)") }
        return shown.joined(separator: "\n")
    }

    @MainActor
    private static func whole(_ tree: AccessibilityTreeText) -> String {
        tree.rows.isEmpty
            ? "\nAssistive technology sees nothing there." : "\nAll that is there:\n\(tree.report)"
    }
}

extension AccessibilityTreePattern.Line {
    fileprivate var indented: String { String(repeating: "  ", count: depth) + text }
}
