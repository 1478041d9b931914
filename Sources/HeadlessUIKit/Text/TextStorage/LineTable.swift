import Foundation

/// Where the lines of an edited text begin, kept up to date by what an edit changes.
///
/// The lines before the last edit are kept in one list and those after it in another, from the end. So an edit costs
/// the lines around it, and how many lines it is away from the one before, however long the text is.
@MainActor
struct LineTable {
    /// A line, with what hangs over and the newline that ends it.
    private struct Line {
        var units: Int
        var endsParagraph: Bool
    }

    /// What the lines depend on besides the text.
    struct Style: Equatable {
        var font: UIFont
        var width: CGFloat
    }

    /// How many lines before an edit it can change: where a line is broken is decided by what would have been the
    /// first too wide for it, which is on the next line, or the first character of the one after that.
    private static let linesBack = 2
    /// How many lines at the end of a part of the text are not sure, for what follows may change them.
    private static let linesUnsure = 3
    /// How much text is looked at first, beyond what was edited, in UTF-16 units.
    private static let firstReach = 200

    private var before: [Line] = []
    private var unitsBefore = 0
    /// The lines after the gap, the first one last.
    private var after: [Line] = []
    private var style: Style?
    /// The units that were replaced since the lines were last found, as they count now, and by how many they grew.
    private var stale: Range<Int>?
    private var growth = 0

    /// How many lines there are; at least one.
    var count: Int { max(before.count + after.count, 1) }

    /// Takes note that a range of units was replaced by others.
    mutating func note(_ range: Range<Int>, replacedBy units: Int) {
        let change = units - range.count
        growth += change
        let end = range.lowerBound + units
        guard let old = stale else {
            stale = range.lowerBound..<end
            return
        }
        let moved = old.upperBound <= range.lowerBound ? old.upperBound : max(old.upperBound + change, end)
        stale = min(old.lowerBound, range.lowerBound)..<max(moved, end)
    }

    /// Brings the lines up to date.
    ///
    /// - Complexity: O(*k*) in the characters of the lines around what was edited; O(*n*) for another style.
    mutating func update(_ buffer: TextBuffer, _ style: Style) {
        guard self.style == style else {
            self.style = style
            return rebuild(buffer, style)
        }
        guard let edited = stale else { return }
        let old = edited.lowerBound..<edited.upperBound - growth
        stale = nil
        growth = 0
        // What is as long as the rest is found anew as fast.
        guard edited.count < buffer.count / 2 + 1 else { return rebuild(buffer, style) }
        replace(old, by: edited, in: buffer, style)
    }

    private mutating func rebuild(_ buffer: TextBuffer, _ style: Style) {
        before = Self.lines(of: buffer.text, from: 0, style)
        unitsBefore = buffer.count
        after = []
        stale = nil
        growth = 0
    }

    private static func lines(of text: String, from start: Int, _ style: Style) -> [Line] {
        // Not `map`, here where each key stroke comes by: its closure would be checked for the main actor at each line.
        var lines: [Line] = []
        for line in TextLayout.breaks(of: text, from: start, font: style.font, maximumWidth: style.width) {
            lines.append(Line(units: line.units, endsParagraph: line.endsParagraph))
        }
        return lines
    }

    // MARK: Edits

    /// Finds the lines anew from a little before an edit to where they are as before.
    private mutating func replace(
        _ old: Range<Int>, by new: Range<Int>, in buffer: TextBuffer, _ style: Style
    ) {
        move(to: old.lowerBound)
        for _ in 0..<Self.linesBack { stepBack() }
        let start = unitsBefore
        // Whether a line may break after its first character depends on the one before.
        let context = start - buffer.characterStart(before: start)
        // The lines that the edit was in are gone.
        var gone = start
        while let line = after.last, gone <= old.upperBound {
            gone += line.units
            after.removeLast()
        }
        let change = new.count - old.count
        var reach = Self.firstReach
        while true {
            let end = buffer.border(atOrAfter: min(gone + change + reach, buffer.count))
            let text = buffer.text(in: start - context..<end)
            var found = Self.lines(of: text, from: context, style)
            let isAll = end == buffer.count
            if !isAll { found.removeLast(min(found.count, Self.linesUnsure)) }
            if join(found, gone: gone, change: change, isAll: isAll) { return }
            reach *= 4
        }
    }

    /// Puts lines in that were found from the gap on, up to the first that begins where an old one does.
    private mutating func join(_ found: [Line], gone: Int, change: Int, isAll: Bool) -> Bool {
        var end = unitsBefore
        var (oldEnd, passed) = (gone + change, 0)
        for (index, line) in found.enumerated() {
            end += line.units
            while oldEnd < end, passed < after.count {
                oldEnd += after[after.count - 1 - passed].units
                passed += 1
            }
            // Where the first old line begins that is left, what was edited may still be looked back at.
            let isSure = passed > 0 && passed < after.count && (index + 1 < found.count || !isAll)
            guard end == oldEnd, isSure else { continue }
            take(found[...index])
            after.removeLast(passed)
            return true
        }
        guard isAll else { return false }
        take(found[...])
        after = []
        return true
    }

    private mutating func take(_ lines: ArraySlice<Line>) {
        for line in lines {
            before.append(line)
            unitsBefore += line.units
        }
    }

    /// Takes the last line before the gap to the other side.
    private mutating func stepBack() {
        guard let line = before.popLast() else { return }
        unitsBefore -= line.units
        after.append(line)
    }

    /// Moves the gap before the line that an offset is on.
    private mutating func move(to offset: Int) {
        while unitsBefore > offset, !before.isEmpty { stepBack() }
        while after.count > 1, let line = after.last, unitsBefore + line.units <= offset {
            after.removeLast()
            take([line])
        }
    }

    // MARK: Looking

    /// The index of the line that a caret at an offset is on.
    ///
    /// - Complexity: O(*k*) in the lines since the last edit, or the last look.
    mutating func index(of offset: Int, isAtLineEnd: Bool = false) -> Int {
        move(to: offset)
        if isAtLineEnd, unitsBefore == offset, let line = before.last, !line.endsParagraph {
            return before.count - 1
        }
        // The end of the text is on its last line.
        return after.isEmpty ? max(before.count - 1, 0) : before.count
    }

    /// The lengths of all lines, for tests.
    var lengths: [Int] { (before + after.reversed()).map(\.units) }
}
