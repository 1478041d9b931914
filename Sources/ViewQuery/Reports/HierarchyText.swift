import HeadlessUIKit

extension UIView {
    /// The view and all inside it as an indented text, a line each: class, name, frame, and what is unusual.
    ///
    /// ```text
    /// UIWindow (0 0; 390 844)
    ///   UIView (0 0; 390 844)
    ///     UIButton "Cancel" #cancel (20 300; 350 44) disabled
    /// ```
    ///
    /// - Parameter visibleOnly: whether to leave out what is hidden, transparent or off screen, with all inside.
    /// - Complexity: O(*n*) in the views inside.
    public final func hierarchyText(visibleOnly: Bool = false) -> String {
        layOutForQuery()
        return HierarchyText(of: self, visibleOnly: visibleOnly).text
    }
}

/// A tree of views as lines of text.
@MainActor
package struct HierarchyText {
    /// How many lines a report shows of a tree before it says how many more there are.
    private static let reportLimit = 40

    private struct Row {
        var view: UIView
        var depth: Int
        var mark: String?

        @MainActor
        func line(indentedBy depth: Int) -> String {
            String(repeating: "  ", count: depth) + view.line + (mark.map { "  <-- \($0)" } ?? "")
        }
    }

    private var rows: [Row] = []

    init(of root: UIView, visibleOnly: Bool = false, marking marks: [ObjectIdentifier: String] = [:]) {
        var walk = PlaceWalk(root)
        while let (place, depth) = walk.next() {
            if visibleOnly, !place.isShown {
                walk.skipInside()
                continue
            }
            rows.append(Row(view: place.view, depth: depth, mark: marks[ObjectIdentifier(place.view)]))
        }
    }

    var text: String { rows.map { $0.line(indentedBy: $0.depth) }.joined(separator: "\n") }

    /// The tree from `root` downwards as a failure shows it.
    ///
    /// - Parameter marks: what to point out about views, by their identities.
    package static func report(of root: UIView, marking marks: [ObjectIdentifier: String]) -> String {
        HierarchyText(of: root, marking: marks).report
    }

    /// The lines as a failure shows them: those around the first mark if they are too many.
    private var report: String {
        let marked = rows.firstIndex { $0.mark != nil } ?? 0
        let start = max(0, min(marked - Self.reportLimit / 2, rows.count - Self.reportLimit))
        let shown = rows.dropFirst(start).prefix(Self.reportLimit)
        let base = shown.map(\.depth).min() ?? 0
        // A report is to be read: what is nested deeper than it is long is no longer told apart.
        var lines = shown.map { "  " + $0.line(indentedBy: min($0.depth - base, Self.reportLimit)) }
        if start > 0 { lines.insert("  … \(Self.lines(start)) above", at: 0) }
        let below = rows.count - start - shown.count
        if below > 0 { lines.append("  … \(Self.lines(below)) below") }
        return lines.joined(separator: "\n")
    }

    private static func lines(_ count: Int) -> String {
        count == 1 ? "1 line" : "\(count) lines"
    }
}

extension UIView {
    /// The view in one line: what it is, where it is, and what is unusual about it.
    fileprivate var line: String {
        var words = [summary, frame.shortText]
        if let value = accessibilityValue?.inOneLine, !value.isEmpty, value != displayText {
            words.append("value \"\(value)\"")
        }
        if isHidden { words.append("hidden") }
        if alpha < 1 { words.append("alpha \(alpha.shortText)") }
        if let control = self as? UIControl {
            if !control.isEnabled { words.append("disabled") }
            if control.isSelected { words.append("selected") }
        }
        if isFirstResponder { words.append("focused") }
        return words.joined(separator: " ")
    }
}
