import FailureReporting
import HeadlessUIKit

/// An accessibility tree that differs from the expected one, and how.
struct AccessibilityTreeFailure: Failure {
    let description: String

    /// How many lines around a difference a report shows, and how many lines at most.
    private static let context = 1
    private static let lineLimit = 20

    /// The differences of a whole tree, one a line: `-` is expected but missing, `+` is there but not expected.
    @MainActor
    init(
        _ steps: [AccessibilityTreeAlignment.Step], _ pattern: AccessibilityTreePattern,
        _ tree: AccessibilityTreeText, in place: String
    ) {
        let head = "The accessibility tree of \(place) differs from the expected one (- expected, + actual)."
        let difference = AccessibilityTreeDifference(steps: steps, pattern: pattern, tree: tree)
        let point = tree.rows.isEmpty ? "Assistive technology sees nothing there." : difference.point
        description = "\(head)\n\(point)\n" + Self.excerpt(difference.lines)
    }

    init(emptyPart: Void) {
        description = "The expected part of the accessibility tree has no lines, so every tree would have it."
    }

    @MainActor
    init(
        _ miss: AccessibilityTreePart.Miss, of part: AccessibilityTreePart, _ tree: AccessibilityTreeText,
        in place: String
    ) {
        var tree = tree
        let line = part.text(of: miss)
        var text = "The accessibility tree of \(place) does not contain line \(line.number), \(line.text)."
        let before = part.rowBefore(miss)
        if let row = part.rowElsewhere(for: miss) {
            let place =
                miss.container.map { "directly inside \(tree.rows[$0].text)" }
                ?? before.map { "after \($0.text)" } ?? "there"
            text += "\n\(tree.rows[row].text) is there, but not \(place)."
            tree.mark(row, "is here")
        } else {
            if let nearest = part.nearest(to: miss) {
                let shortfalls = nearest.shortfalls.joined(separator: "; ")
                text += "\nNearest: \(tree.rows[nearest.row].text): \(shortfalls)."
                tree.mark(nearest.row, "nearest miss")
            }
            if let before { text += "\nIt was expected after \(before.text)." }
        }
        let isEmpty = tree.rows.isEmpty
        description =
            text
            + (isEmpty
                ? "\nAssistive technology sees nothing there."
                : "\nWhat assistive technology sees:\n\(tree.report)")
    }

    /// The lines that differ with those around them.
    private static func excerpt(_ lines: [AccessibilityTreeDifference.Line]) -> String {
        var shown: [String] = []
        var passed: [String] = []
        var left = lines.count { $0.isDifferent }
        func closeGap() {
            shown += passed.count > 1 ? ["    (\(passed.count) lines as expected)"] : passed
            passed = []
        }
        for (index, line) in lines.enumerated() {
            let around = lines[max(0, index - context)...min(lines.count - 1, index + context)]
            if around.contains(where: \.isDifferent) {
                closeGap()
                guard shown.count < lineLimit else { break }
                if line.isDifferent { left -= 1 }
                shown.append(line.text)
            } else {
                passed.append(line.text)
            }
        }
        closeGap()
        if left > 0 { shown.append("    (\(left.counted("more line")) differ)") }
        return shown.joined(separator: "\n")
    }
}
