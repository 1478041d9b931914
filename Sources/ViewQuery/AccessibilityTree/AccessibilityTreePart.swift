/// Searches the actual rows for the lines of an expected part: in order, with other rows between them.
///
/// Outermost lines may be anywhere; lines indented under a line must be directly inside its row.
@MainActor
struct AccessibilityTreePart {
    /// The first line that is missing, and the rows that were searched for it.
    struct Miss {
        let line: Int
        let rows: Range<Int>
        /// The row that it had to be directly inside, if any.
        var container: Int?
    }

    private let lines: [AccessibilityTreePattern.Line]
    private let rows: [AccessibilityTreeRow]

    init(_ pattern: AccessibilityTreePattern, _ tree: AccessibilityTreeText) {
        lines = pattern.lines.filter { $0.wanted != nil }
        rows = tree.rows
    }

    /// The first missing line; `nil` if none is.
    ///
    /// - Complexity: O(*lines* · *rows*).
    var miss: Miss? { miss(in: 0..<lines.count, among: 0..<rows.count, directlyInside: nil) }

    /// The first line of a block that is missing among some rows.
    ///
    /// - Parameter container: the row that they must be directly inside; `nil` if they may be anywhere.
    private func miss(in block: Range<Int>, among range: Range<Int>, directlyInside container: Int?) -> Miss?
    {
        var (line, row) = (block.lowerBound, range.lowerBound)
        while line < block.upperBound {
            let (end, start) = (endOfBlock(line), row)
            var nearest: Miss?
            var isFound = false
            while row < range.upperBound, !isFound {
                let candidate = row
                row = container == nil ? candidate + 1 : rows.endOfBlock(candidate)
                guard fits(line, candidate) else { continue }
                let inside = candidate + 1..<rows.endOfBlock(candidate)
                if let miss = miss(in: line + 1..<end, among: inside, directlyInside: candidate) {
                    if nearest.map({ miss.line > $0.line }) ?? true { nearest = miss }
                } else {
                    isFound = true
                }
            }
            if !isFound {
                return nearest ?? Miss(line: line, rows: start..<range.upperBound, container: container)
            }
            line = end
        }
        return nil
    }

    private func fits(_ line: Int, _ row: Int) -> Bool {
        lines[line].wanted?.shortfalls(of: rows[row], isWhole: false).isEmpty ?? true
    }

    private func endOfBlock(_ line: Int) -> Int {
        var end = line + 1
        while end < lines.count, lines[end].depth > lines[line].depth { end += 1 }
        return end
    }

    /// The row that is most like a missing line, and its differences; `nil` if none is a near miss.
    func nearest(to miss: Miss) -> (row: Int, shortfalls: [String])? {
        guard let wanted = lines[miss.line].wanted else { return nil }
        var best: (row: Int, unlikeness: Int)?
        for row in miss.rows {
            let unlikeness = wanted.unlikeness(to: rows[row], comparingTexts: true, isWhole: false)
            if unlikeness < best?.unlikeness ?? .max { best = (row, unlikeness) }
        }
        guard let best else { return nil }
        let shortfalls = wanted.shortfalls(of: rows[best.row], isWhole: false)
        return shortfalls.count < wanted.demands ? (best.row, shortfalls) : nil
    }

    /// A row that matches a missing line, but stands where it is not expected.
    func rowElsewhere(for miss: Miss) -> Int? {
        rows.indices.first { fits(miss.line, $0) }
    }

    func text(of miss: Miss) -> AccessibilityTreePattern.Line { lines[miss.line] }

    /// The row of the line before the missing one, if any.
    func rowBefore(_ miss: Miss) -> AccessibilityTreeRow? {
        miss.rows.lowerBound > 0 ? rows[miss.rows.lowerBound - 1] : nil
    }
}

extension AccessibilityTreePattern.Wanted {
    /// How many properties it requires.
    fileprivate var demands: Int {
        1 + states.count + [label?.source, identifier, value?.source, hint?.source].compactMap(\.self).count
    }
}
