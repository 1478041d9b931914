/// An alignment of the expected lines and the actual rows with the fewest and smallest differences.
@MainActor
struct AccessibilityTreeAlignment {
    /// A step of the alignment.
    enum Step: Equatable {
        /// An expected line and the row that matches it.
        case same(Int, Int)
        /// An expected line, and a row that is similar and stands in its place.
        case changed(Int, Int)
        /// A row that `…` stands for.
        case passed(Int)
        /// An expected line without a row.
        case missing(Int)
        /// A row that is not expected.
        case unexpected(Int)
    }

    /// The limit of pairs that are compared to find the fewest differences; beyond it, the alignment is simpler.
    private static let limit = 1_000_000
    /// The limit of pairs whose texts are compared by their edits, and not only for equality.
    private static let textLimit = 10_000
    /// What a line without a row costs, and a row without a line; a pair costs its unlikeness.
    private static let single: Int32 = 50
    /// What another depth adds to the unlikeness of a pair.
    private static let depthWeight = 20
    /// The unlikeness from which a line and a row are different things.
    private static let pairLimit = 60

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

    /// The fewest and smallest differences, from the first line to the last.
    var steps: [Step] {
        guard lines.count * rows.count <= Self.limit else {
            return lines.indices.map { .missing($0) } + rows.indices.map { .unexpected($0) }
        }
        var start = 0
        while start < lines.count, start < rows.count, fits(start, start) { start += 1 }
        let costs = costs(from: start)
        var steps: [Step] = (0..<start).map { .same($0, $0) }
        var (line, row) = (start, start)
        while line < lines.count || row < rows.count {
            let cost = costs[line - start][row - start]
            let following = (line: line - start + 1, row: row - start + 1)
            if line < lines.count, row < rows.count, fits(line, row),
                cost.total == costs[following.line][following.row].total
            {
                steps.append(.same(line, row))
                (line, row) = (line + 1, row + 1)
            } else if isPassed(row, by: line), cost.total == costs[line - start][end(of: row) - start].total {
                steps += (row..<end(of: row)).map { .passed($0) }
                row = end(of: row)
            } else if let pair = cost.pair,
                cost.total == costs[following.line][following.row].total + pair
            {
                steps.append(.changed(line, row))
                (line, row) = (line + 1, row + 1)
            } else if line < lines.count,
                cost.total == costs[following.line][row - start].total + weight(line)
            {
                if lines[line].wanted != nil { steps.append(.missing(line)) }
                line += 1
            } else {
                steps.append(.unexpected(row))
                row += 1
            }
        }
        return steps
    }

    /// What the rest costs from a line and a row on.
    private struct Cost {
        var total: Int32 = 0
        /// What the line and the row cost as a pair; `nil` if they are different things.
        var pair: Int32?
    }

    /// What the differences cost from each line and each row on, from `start` on.
    private func costs(from start: Int) -> [[Cost]] {
        let (lineCount, rowCount) = (lines.count - start, rows.count - start)
        let comparesTexts = lineCount * rowCount <= Self.textLimit
        var costs = Array(repeating: Array(repeating: Cost(), count: rowCount + 1), count: lineCount + 1)
        for line in stride(from: lines.count, through: start, by: -1) {
            for row in stride(from: rows.count, through: start, by: -1) {
                let (i, j) = (line - start, row - start)
                guard i < lineCount || j < rowCount else { continue }
                var cost = Cost(total: .max)
                if i < lineCount { cost.total = costs[i + 1][j].total + weight(line) }
                if j < rowCount {
                    cost.total = min(cost.total, costs[i][j + 1].total + Self.single)
                    if isPassed(row, by: line) {
                        cost.total = min(cost.total, costs[i][end(of: row) - start].total)
                    }
                }
                if i < lineCount, j < rowCount {
                    if fits(line, row) {
                        cost.total = min(cost.total, costs[i + 1][j + 1].total)
                    } else if let pair = pairCost(line, row, comparesTexts) {
                        cost.pair = pair
                        cost.total = min(cost.total, costs[i + 1][j + 1].total + pair)
                    }
                }
                costs[i][j] = cost
            }
        }
        return costs
    }

    private func pairCost(_ line: Int, _ row: Int, _ comparesTexts: Bool) -> Int32? {
        guard let wanted = lines[line].wanted else { return nil }
        let isElsewhere = lines[line].depth != rows[row].depth - base
        let unlikeness =
            wanted.unlikeness(to: rows[row], comparingTexts: comparesTexts)
            + (isElsewhere ? Self.depthWeight : 0)
        return unlikeness <= Self.pairLimit ? Int32(unlikeness) : nil
    }

    private func weight(_ line: Int) -> Int32 { lines[line].wanted == nil ? 0 : Self.single }

    /// Whether `…` stands for a row and all inside it.
    private func isPassed(_ row: Int, by line: Int) -> Bool {
        line < lines.count && row < rows.count && lines[line].wanted == nil
            && rows[row].depth - base == lines[line].depth
    }

    private func end(of row: Int) -> Int { rows.endOfBlock(row) }
}
