/// The differences of a whole tree from the expected one, as lines of text.
@MainActor
struct AccessibilityTreeDifference {
    /// A line, and whether it is one that differs.
    struct Line {
        let text: String
        let isDifferent: Bool
    }

    let steps: [AccessibilityTreeAlignment.Step]
    let pattern: AccessibilityTreePattern
    let tree: AccessibilityTreeText

    /// All lines: those expected and missing with `-`, those there and not expected with `+`.
    var lines: [Line] {
        steps.flatMap { step in
            switch step {
            case .same(_, let row), .passed(let row): [Line(text: "    " + text(row), isDifferent: false)]
            case .changed(let line, let row): [missing(line), unexpected(row)]
            case .missing(let line): [missing(line)]
            case .unexpected(let row): [unexpected(row)]
            }
        }
    }

    private func text(_ row: Int) -> String { tree.rows[row].line(outdentedBy: tree.base) }

    private func missing(_ line: Int) -> Line {
        Line(text: "  - " + pattern.lines[line].indented, isDifferent: true)
    }

    private func unexpected(_ row: Int) -> Line { Line(text: "  + " + text(row), isDifferent: true) }

    /// The first difference, as a sentence.
    var point: String {
        for (index, step) in steps.enumerated() {
            switch step {
            case .same, .passed: continue
            case .changed(let line, let row): return point(line, isNow: row)
            case .missing(let line):
                if let row = rowElsewhere(for: line) {
                    return "\(name(of: line)) is there, but \(place(of: row, insteadOf: line, at: index))."
                }
                return
                    "\(name(of: line)) is missing\(rowBefore(index).map { " after \(tree.rows[$0].text)" } ?? "")."
            case .unexpected(let row):
                if let line = lineElsewhere(for: row) {
                    return "\(name(of: line)) is there, but \(place(of: row, insteadOf: line, at: index))."
                }
                let before = rowBefore(index).map { "after \(tree.rows[$0].text)" } ?? "at the beginning"
                return "\(tree.rows[row].text) is not expected \(before)."
            }
        }
        return "The lines are the same."
    }

    private func point(_ line: Int, isNow row: Int) -> String {
        var shortfalls = pattern.lines[line].wanted?.shortfalls(of: tree.rows[row], isWhole: true) ?? []
        let (wanted, depth) = (pattern.lines[line].depth, tree.rows[row].depth - tree.base)
        if wanted != depth {
            shortfalls.append("it is indented by \(depth.counted("level")), wanted \(wanted)")
        }
        return "\(name(of: line)) is \(tree.rows[row].text): \(shortfalls.joined(separator: "; "))."
    }

    private func name(of line: Int) -> String {
        "Line \(pattern.lines[line].number), \(pattern.lines[line].text),"
    }

    /// Where a row stands that was expected at another place.
    private func place(of row: Int, insteadOf line: Int, at index: Int) -> String {
        let depth = tree.rows[row].depth - tree.base
        if depth != pattern.lines[line].depth {
            return "indented by \(depth.counted("level")), wanted \(pattern.lines[line].depth)"
        }
        return row == 0 ? "at the beginning" : "after \(tree.rows[row - 1].text)"
    }

    /// An unexpected row that matches a missing line.
    private func rowElsewhere(for line: Int) -> Int? {
        for case .unexpected(let row) in steps where isMatch(line, row) { return row }
        return nil
    }

    /// A missing line that an unexpected row matches.
    private func lineElsewhere(for row: Int) -> Int? {
        for case .missing(let line) in steps where isMatch(line, row) { return line }
        return nil
    }

    private func isMatch(_ line: Int, _ row: Int) -> Bool {
        pattern.lines[line].wanted?.fits(tree.rows[row]) ?? false
    }

    /// The last row before a step.
    private func rowBefore(_ index: Int) -> Int? {
        for step in steps[..<index].reversed() {
            switch step {
            case .same(_, let row), .passed(let row), .changed(_, let row), .unexpected(let row): return row
            case .missing: continue
            }
        }
        return nil
    }
}

extension AccessibilityTreePattern.Line {
    fileprivate var indented: String { String(repeating: "  ", count: depth) + text }
}
