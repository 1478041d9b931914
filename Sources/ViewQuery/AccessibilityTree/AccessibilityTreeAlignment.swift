/// An alignment of the expected lines and the actual rows with the fewest differences.
@MainActor
struct AccessibilityTreeAlignment {
    /// A step of the alignment.
    enum Step: Equatable {
        /// An expected line and the row that matches it.
        case same(Int, Int)
        /// A row that `…` stands for.
        case passed(Int)
        /// An expected line without a row.
        case missing(Int)
        /// A row that is not expected.
        case unexpected(Int)
    }

    /// The limit of pairs that are compared to find the fewest differences; beyond it, the alignment is simpler.
    private static let limit = 1_000_000

    private let lines: [AccessibilityTreePattern.Line]
    private let rows: [AccessibilityTreeRow]
    private let base: Int

    init(_ pattern: AccessibilityTreePattern, _ tree: AccessibilityTreeText) {
        lines = pattern.lines
        rows = tree.rows
        base = tree.base
    }

    /// Whether the rows match the lines exactly.
    ///
    /// - Complexity: O(*lines* · *rows*) where `…` is among the lines, else O(*lines*).
    var isMatch: Bool {
        if !lines.contains(where: { $0.wanted == nil }) {
            return lines.count == rows.count && lines.indices.allSatisfy { fits($0, $0) }
        }
        // The lines that the rows so far may have reached: after line i, or inside a gap.
        var reached = Reached(after: [true] + lines.map { _ in false }, within: lines.map { _ in false })
        closeGaps(&reached)
        for row in rows.indices { reached = step(from: reached, over: row) }
        return reached.after[lines.count]
    }

    private struct Reached {
        var after: [Bool]
        var within: [Bool]
    }

    private func step(from reached: Reached, over row: Int) -> Reached {
        var next = Reached(after: reached.after.map { _ in false }, within: reached.within.map { _ in false })
        let depth = rows[row].depth - base
        for line in lines.indices {
            if lines[line].wanted == nil {
                let begins = reached.after[line] && depth == lines[line].depth
                let goesOn = reached.within[line] && depth >= lines[line].depth
                next.within[line] = begins || goesOn
                if next.within[line] { next.after[line + 1] = true }
            } else if reached.after[line], fits(line, row) {
                next.after[line + 1] = true
            }
        }
        closeGaps(&next)
        return next
    }

    /// Lets gaps stand for no rows.
    private func closeGaps(_ reached: inout Reached) {
        for line in lines.indices where lines[line].wanted == nil && reached.after[line] {
            reached.after[line + 1] = true
        }
    }

    private func fits(_ line: Int, _ row: Int) -> Bool {
        guard let wanted = lines[line].wanted, lines[line].depth == rows[row].depth - base else {
            return false
        }
        return wanted.fits(rows[row])
    }

    /// The fewest differences, from the first line to the last.
    var steps: [Step] {
        guard lines.count * rows.count <= Self.limit else {
            return lines.indices.map { .missing($0) } + rows.indices.map { .unexpected($0) }
        }
        let costs = costs
        var (line, row) = (0, 0)
        var steps: [Step] = []
        while line < lines.count || row < rows.count {
            let cost = costs[line][row]
            if line < lines.count, row < rows.count, fits(line, row), cost == costs[line + 1][row + 1] {
                steps.append(.same(line, row))
                (line, row) = (line + 1, row + 1)
            } else if isPassed(row, by: line), cost == costs[line][end(of: row)] {
                steps += (row..<end(of: row)).map { .passed($0) }
                row = end(of: row)
            } else if line < lines.count, cost == costs[line + 1][row] + weight(line) {
                if lines[line].wanted != nil { steps.append(.missing(line)) }
                line += 1
            } else {
                steps.append(.unexpected(row))
                row += 1
            }
        }
        return steps
    }

    /// The fewest differences from a line and a row on.
    private var costs: [[Int32]] {
        var costs = Array(
            repeating: Array(repeating: Int32(0), count: rows.count + 1), count: lines.count + 1)
        for line in stride(from: lines.count, through: 0, by: -1) {
            for row in stride(from: rows.count, through: 0, by: -1) {
                guard line < lines.count || row < rows.count else { continue }
                var cost = Int32.max
                if line < lines.count { cost = costs[line + 1][row] + weight(line) }
                if row < rows.count {
                    cost = min(cost, costs[line][row + 1] + 1)
                    if isPassed(row, by: line) { cost = min(cost, costs[line][end(of: row)]) }
                }
                if line < lines.count, row < rows.count, fits(line, row) {
                    cost = min(cost, costs[line + 1][row + 1])
                }
                costs[line][row] = cost
            }
        }
        return costs
    }

    private func weight(_ line: Int) -> Int32 { lines[line].wanted == nil ? 0 : 1 }

    /// Whether `…` stands for a row and all inside it.
    private func isPassed(_ row: Int, by line: Int) -> Bool {
        line < lines.count && row < rows.count && lines[line].wanted == nil
            && rows[row].depth - base == lines[line].depth
    }

    private func end(of row: Int) -> Int { rows.endOfBlock(row) }
}
