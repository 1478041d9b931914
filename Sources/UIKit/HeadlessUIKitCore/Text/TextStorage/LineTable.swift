/// The line breaks of an edited text, updated incrementally.
///
/// The lines before the last edit are kept in one list and those after it in another, from the end. So an edit costs
/// the lines around it and its distance in lines from the last edit, independent of the text's length.
@MainActor
struct LineTable {
    /// A line, with trailing spaces and the newline that ends it.
    private typealias Line = TextLayout.Break

    /// The style that the line breaks depend on.
    struct Style: Equatable {
        var font: UIFont
        var width: CGFloat
    }

    /// How many lines before an edit it can change. A line break depends on the text that no longer fits, which is on
    /// the next line, or on the first character of the line after that.
    private static let linesBack = 2
    /// How many lines at the end of a part of the text are uncertain, as the following text may change them.
    private static let linesUnsure = 3
    /// How much text after the edit is examined first, in UTF-16 units.
    private static let firstReach = 200

    private var before: [Line] = []
    private var unitsBefore = 0
    /// The lines after the gap, the first one last.
    private var after: [Line] = []
    private var style: Style?
    /// The units edited since the last update, in current offsets, and how many units were added.
    private var stale: Range<Int>?
    private var growth = 0

    /// The number of lines; at least one.
    var count: Int { max(before.count + after.count, 1) }

    /// Records that a range of units was replaced.
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

    /// Updates the lines.
    ///
    /// - Complexity: O(*k*) in the characters of the lines around the edit; O(*n*) after a change of style.
    mutating func update(_ buffer: TextBuffer, _ style: Style) {
        guard self.style == style else {
            self.style = style
            return rebuild(buffer, style)
        }
        guard let edited = stale else { return }
        let old = edited.lowerBound..<edited.upperBound - growth
        stale = nil
        growth = 0
        // For an edit as long as the rest, rebuilding is as fast.
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
        TextLayout.breaks(of: text, from: start, font: style.font, maximumWidth: style.width)
    }

    /// The lines of a part of the text; `start` is counted from the beginning of the part.
    private static func lines(
        of range: Range<Int>, from start: Int, in buffer: TextBuffer, _ style: Style
    ) -> [Line] {
        TextLayout.breaks(
            ofASCII: buffer.units(in: range), from: start, font: style.font, maximumWidth: style.width)
            ?? lines(of: buffer.text(in: range), from: start, style)
    }

    // MARK: Edits

    /// Computes the lines from shortly before an edit to where they match the old ones again.
    private mutating func replace(
        _ old: Range<Int>, by new: Range<Int>, in buffer: TextBuffer, _ style: Style
    ) {
        move(to: old.lowerBound)
        if Self.only(appends: new, insteadOf: old, to: buffer) {
            if after.isEmpty { stepBack() }
        } else {
            for _ in 0..<Self.linesBack { stepBack() }
        }
        let start = unitsBefore
        // Whether a line may break after its first character depends on the character before.
        let context = start - buffer.characterStart(before: start)
        // The edited lines are removed.
        var gone = start
        while let line = after.last, gone <= old.upperBound {
            gone += line.units
            after.removeLast()
        }
        let change = new.count - old.count
        var reach = Self.firstReach
        while true {
            let end = buffer.border(atOrAfter: min(gone + change + reach, buffer.count))
            var found = Self.lines(of: start - context..<end, from: context, in: buffer, style)
            let isAll = end == buffer.count
            if !isAll { found.removeLast(min(found.count, Self.linesUnsure)) }
            if join(found, gone: gone, change: change, isAll: isAll) { return }
            reach *= 4
        }
    }

    /// Whether an edit only adds characters to the last line, as typing at the end of a text does.
    ///
    /// It leaves the lines before as they are: each ends before a character that did not fit, which is still there, and
    /// where it may end depends on the characters up to that one. Only ASCII is looked at, of which no character joins
    /// the one before; after a newline, there may be no last line yet.
    private static func only(appends new: Range<Int>, insteadOf old: Range<Int>, to buffer: TextBuffer)
        -> Bool
    {
        guard old.isEmpty, new.upperBound == buffer.count, new.lowerBound > 0 else { return false }
        for offset in new.lowerBound - 1..<new.upperBound where !(0x20..<0x7F).contains(buffer[offset]) {
            return false
        }
        return true
    }

    /// Inserts the computed lines at the gap, up to the first one that begins where an old one does.
    private mutating func join(_ found: [Line], gone: Int, change: Int, isAll: Bool) -> Bool {
        var end = unitsBefore
        var (oldEnd, passed) = (gone + change, 0)
        for (index, line) in found.enumerated() {
            end += line.units
            while oldEnd < end, passed < after.count {
                oldEnd += after[after.count - 1 - passed].units
                passed += 1
            }
            // The first remaining old line does not count: its break may still depend on the edit.
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

    /// Moves the gap back by one line.
    private mutating func stepBack() {
        guard let line = before.popLast() else { return }
        unitsBefore -= line.units
        after.append(line)
    }

    /// Moves the gap to the beginning of the line that contains an offset.
    private mutating func move(to offset: Int) {
        while unitsBefore > offset, !before.isEmpty { stepBack() }
        while after.count > 1, let line = after.last, unitsBefore + line.units <= offset {
            after.removeLast()
            take([line])
        }
    }

    // MARK: Reading

    /// The index of the line that a caret at an offset is on.
    ///
    /// - Complexity: O(*k*) in the lines between the offset and the last edit or access.
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
