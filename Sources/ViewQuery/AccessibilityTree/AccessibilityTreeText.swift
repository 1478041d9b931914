import HeadlessUIKit

extension UIView {
    /// What assistive technology sees in the view, one element a line: role, name, value, hint and state.
    ///
    /// ```text
    /// header "Inbox"
    /// list "Messages"
    ///   button "Ada" value "3 new" hint "Opens the letters"
    ///   button "Grace" disabled
    /// ```
    ///
    /// Elements in a container with an `accessibilityContainerType`, or in a tab bar, are indented. Elements that are not
    /// views look like any others. Without elements the text is empty.
    ///
    /// - Complexity: O(*n*) in what assistive technology visits in the view's tree.
    public final func accessibilityTreeText() -> String {
        AccessibilityTreeText(of: ElementScope(place: .view(self))).text
    }

    /// What assistive technology sees in the view as a failure shows it, with a mark at an element.
    package final func accessibilityTreeReport(marking element: AccessibleElement) -> String {
        let marks = [ObjectIdentifier(element.object): "this element"]
        let report = AccessibilityTreeText.report(of: ElementScope(place: .view(self)), marking: marks)
        return report.isEmpty ? "  nothing" : report
    }
}

/// What assistive technology sees, as lines of text.
@MainActor
struct AccessibilityTreeText {
    /// How many lines a report shows; it gives the number of the others.
    static let reportLimit = 10

    private(set) var rows: [AccessibilityTreeRow] = []
    /// How deep the outermost lines are.
    let base: Int

    init(of scope: ElementScope) {
        var rows: [AccessibilityTreeRow] = []
        Self.visit(scope) { rows.append(AccessibilityTreeRow($0)) }
        self.rows = rows
        base = rows.map(\.depth).min() ?? 0
    }

    private static func visit(_ scope: ElementScope, _ body: (AccessibilityWalk.Stop) -> Void) {
        var walk = AccessibilityWalk(inside: scope.view)
        for root in scope.laidOutRoots() {
            walk.visit(root) { stop in
                if stop.isInside, stop.isElement || stop.isAnnouncedContainer { body(stop) }
                return true
            }
        }
    }

    mutating func mark(_ row: Int, _ text: String) { rows[row].mark = text }

    var text: String { rows.map { $0.line(outdentedBy: base) }.joined(separator: "\n") }

    /// The lines as a failure shows them, indented; of too many those around the first mark.
    var report: String {
        Self.report(of: rows.count, around: rows.firstIndex { $0.mark != nil }) { rows[$0] }
    }

    /// The lines of what assistive technology sees as a failure shows them; only those are made.
    ///
    /// - Parameter marks: the texts of the arrows at objects, by their identities.
    /// - Returns: the lines; none if there is no element.
    static func report(of scope: ElementScope, marking marks: [ObjectIdentifier: String]) -> String {
        var stops: [AccessibilityWalk.Stop] = []
        var hasElement = false
        visit(scope) { stop in
            stops.append(stop)
            hasElement = hasElement || stop.isElement
        }
        guard hasElement else { return "" }
        func mark(_ index: Int) -> String? { marks[ObjectIdentifier(stops[index].object)] }
        return report(of: stops.count, around: stops.indices.first { mark($0) != nil }) { index in
            var row = AccessibilityTreeRow(stops[index])
            row.mark = mark(index)
            return row
        }
    }

    private static func report(
        of count: Int, around marked: Int?, _ row: (Int) -> AccessibilityTreeRow
    ) -> String {
        let start = max(0, min((marked ?? 0) - reportLimit / 2, count - reportLimit))
        let end = min(start + reportLimit, count)
        let shown = (start..<end).map(row)
        let base = shown.map(\.depth).min() ?? 0
        var lines = shown.map { "  " + $0.line(outdentedBy: base) }
        if start > 0 { lines.insert("  … \(start.counted("line")) above", at: 0) }
        if end < count { lines.append("  … \((count - end).counted("line")) below") }
        return lines.joined(separator: "\n")
    }
}

extension [AccessibilityTreeRow] {
    /// The end of the rows inside a row.
    @MainActor
    func endOfBlock(_ row: Int) -> Int {
        var end = row + 1
        while end < count, self[end].depth > self[row].depth { end += 1 }
        return end
    }
}
