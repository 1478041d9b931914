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
        HierarchyText(of: self, visibleOnly: visibleOnly).lines.joined(separator: "\n")
    }
}

/// A tree of views as lines of text.
@MainActor
package struct HierarchyText {
    /// How many lines a report shows of a tree before it says how many more there are.
    private static let reportLimit = 40

    private(set) var lines: [String] = []

    init(of root: UIView, visibleOnly: Bool = false, marking marks: [ObjectIdentifier: String] = [:]) {
        var pending = [(place: ViewPlace(root), depth: 0)]
        while let (place, depth) = pending.popLast() {
            if visibleOnly, !place.isShown { continue }
            let mark = marks[ObjectIdentifier(place.view)].map { "  <-- \($0)" } ?? ""
            lines.append(String(repeating: "  ", count: depth) + place.view.line + mark)
            for subview in place.view.subviews.reversed() {
                pending.append((place.inside(subview), depth + 1))
            }
        }
    }

    /// The tree from `root` downwards as a failure shows it.
    ///
    /// - Parameter marks: what to point out about views, by their identities.
    package static func report(of root: UIView, marking marks: [ObjectIdentifier: String]) -> String {
        HierarchyText(of: root, marking: marks).report
    }

    /// The lines as a failure shows them: those around the first mark if they are too many.
    private var report: String {
        guard lines.count > Self.reportLimit else { return lines.map { "  " + $0 }.joined(separator: "\n") }
        let marked = lines.firstIndex { $0.contains("  <-- ") } ?? 0
        let start = min(max(0, marked - Self.reportLimit / 2), lines.count - Self.reportLimit)
        var shown = lines[start..<start + Self.reportLimit].map { "  " + $0 }
        if start > 0 { shown.insert("  … \(start) lines above", at: 0) }
        let below = lines.count - start - Self.reportLimit
        if below > 0 { shown.append("  … \(below) lines below") }
        return shown.joined(separator: "\n")
    }
}

extension UIView {
    /// The view in one line: what it is, where it is, and what is unusual about it.
    fileprivate var line: String {
        var words = [summary, frame.shortText]
        if let value = valueForReading, value != displayText { words.append("value \"\(value)\"") }
        if isHidden { words.append("hidden") }
        if alpha < 1 { words.append("alpha \(alpha.shortText)") }
        if let control = self as? UIControl {
            if !control.isEnabled { words.append("disabled") }
            if control.isSelected { words.append("selected") }
        }
        if isFirstResponder { words.append("focused") }
        return words.joined(separator: " ")
    }

    private var valueForReading: String? {
        guard let value = accessibilityValue, !value.isEmpty else { return nil }
        return value
    }
}
