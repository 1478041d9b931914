extension TextModel {
    // MARK: Typing

    /// The range that inserted text replaces: the marked text, or else the selection.
    var rangeToReplace: Range<Int> { markedRange ?? selection.range }

    /// Replaces the marked text, or else the selection.
    ///
    /// - Returns: whether the text was inserted.
    @discardableResult
    func insert(
        _ text: String, as kind: TextEditKind = .typing, clearingAll: Bool = false, asking: Bool = true
    ) -> Bool {
        guard !(text.isEmpty && selection.isCaret && markedRange == nil) else { return false }
        return edit(rangeToReplace, with: text, as: kind, clearingAll: clearingAll, asking: asking)
    }

    /// The selection, or else the range that the caret would move over.
    func rangeToDelete(_ movement: TextMovement) -> Range<Int> {
        if !selection.range.isEmpty { return selection.range }
        let target = destination(of: movement, from: selection).head
        return min(selection.head, target)..<max(selection.head, target)
    }

    /// Deletes the selection, or else the range that the caret would move over; returns whether it was deleted.
    @discardableResult
    func delete(_ movement: TextMovement, clearingAll: Bool = false, asking: Bool = true) -> Bool {
        let range = rangeToDelete(movement)
        guard !range.isEmpty else { return false }
        return edit(range, with: "", as: .deleting, clearingAll: clearingAll, asking: asking)
    }

    /// Deletes the selection, as a separate edit.
    func deleteSelection() {
        if !selection.isCaret { edit(selection.range, with: "", as: .other) }
    }

    func selectWord() {
        if !isEmpty { select(TextSelection(buffer.word(at: selection.head))) }
    }

    var selectedText: String { buffer.text(in: selection.range) }

    /// Replaces a part of the text for code, without asking the delegate, as a separate edit.
    ///
    /// - Parameter range: clamped to the text and widened to whole characters.
    func replace(_ range: Range<Int>, with text: String) {
        let range = buffer.wholeCharacters(range)
        guard !(range.isEmpty && text.isEmpty) else { return }
        edit(range, with: text, as: .other, asking: false)
    }

    /// Replaces the marked text, or else the selection, with provisional text.
    ///
    /// - Parameter selected: in UTF-16 units of `text`; clamped to its length.
    func mark(_ text: String, selected: NSRange) {
        let range = markedRange ?? selection.range
        guard !(text.isEmpty && range.isEmpty) else {
            unmark()
            return
        }
        let length = text.utf16.count
        let start = min(max(selected.location == NSNotFound ? length : selected.location, 0), length)
        let end = min(start + min(max(selected.length, 0), length), length)
        edit(range, with: text, as: .marking) { location in
            (location..<location + length, location + start..<location + end)
        }
        if text.isEmpty { unmark() }
    }

    // MARK: Commands

    /// Performs the command of a key or a chord.
    package func perform(_ command: TextCommand) {
        switch command {
        case .move(let movement): move(sided(movement))
        case .extend(let movement):
            let movement = sided(movement)
            let head = destination(of: movement, from: selection)
            let column = column
            select(
                TextSelection(anchor: selection.anchor, head: head.head, isAtLineEnd: head.isAtLineEnd),
                keepsColumn: true)
            self.column = movement.isVertical ? column : nil
        case .delete(let movement): delete(movement)
        case .selectAll: select(TextSelection(anchor: 0, head: count))
        }
    }

    /// The movement for an arrow key, which points to a side: in a paragraph from the right, to the left is forward.
    private func sided(_ movement: TextMovement) -> TextMovement {
        guard host?.textStyle.isMasked == false, isAtTextFromTheRight else { return movement }
        return switch movement {
        case .character(let direction): .character(direction.opposite)
        case .word(let direction): .word(direction.opposite)
        case .line(let direction): .line(direction.opposite)
        case .paragraph, .document, .up, .down: movement
        }
    }

    /// Whether the caret's paragraph, as far as it is near, begins with a letter that is written from the right.
    private var isAtTextFromTheRight: Bool {
        let before = buffer.text(in: max(selection.head - 1000, 0)..<selection.head)
        let start = before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex
        return before[start...].isWrittenFromTheRight
            ?? buffer.text(in: selection.head..<selection.head + 100).isWrittenFromTheRight ?? false
    }

    private func move(_ movement: TextMovement) {
        var start = selection
        if !selection.isCaret {
            // A selection collapses to one of its ends, and a movement by character ends there.
            let isBackward = movement.isBackward
            start = TextSelection(caret: isBackward ? selection.range.lowerBound : selection.range.upperBound)
            if case .character = movement { return select(start) }
        }
        let target = destination(of: movement, from: start)
        let column = column
        select(TextSelection(caret: target.head, isAtLineEnd: target.isAtLineEnd), keepsColumn: true)
        self.column = movement.isVertical ? column : nil
    }

    /// The position after a movement from a selection's head.
    func destination(of movement: TextMovement, from start: TextSelection) -> TextSelection {
        let offset = start.head
        switch movement {
        case .character(.forward): return TextSelection(caret: buffer.characterEnd(after: offset))
        case .character(.backward): return TextSelection(caret: buffer.characterStart(before: offset))
        case .word(.forward): return TextSelection(caret: buffer.wordEnd(after: offset))
        case .word(.backward): return TextSelection(caret: buffer.wordStart(before: offset))
        case .paragraph(let direction): return TextSelection(caret: paragraphEdge(direction, from: offset))
        case .document(.forward): return TextSelection(caret: count)
        case .document(.backward): return TextSelection(caret: 0)
        case .line(let direction): return lineEdge(direction, from: start)
        case .up: return vertical(-1, from: start)
        case .down: return vertical(1, from: start)
        }
    }

    private func paragraphEdge(_ direction: TextMovement.Direction, from offset: Int) -> Int {
        switch direction {
        case .forward:
            let end = buffer.paragraphEnd(atOrAfter: offset)
            return end > offset ? end : buffer.paragraphEnd(atOrAfter: buffer.characterEnd(after: offset))
        case .backward:
            let start = buffer.paragraphStart(atOrBefore: offset)
            return start < offset
                ? start : buffer.paragraphStart(atOrBefore: buffer.characterStart(before: offset))
        }
    }

    private func lineEdge(_ direction: TextMovement.Direction, from start: TextSelection) -> TextSelection {
        guard let geometry else { return start }
        let index = geometry.lineIndex(at: start.head, isAtLineEnd: start.isAtLineEnd)
        return direction == .forward
            ? geometry.end(ofLine: index) : TextSelection(caret: geometry.lines[index].range.lowerBound)
    }

    private func vertical(_ distance: Int, from start: TextSelection) -> TextSelection {
        guard let geometry else { return start }
        let index = geometry.lineIndex(at: start.head, isAtLineEnd: start.isAtLineEnd)
        let x = column ?? geometry.left(of: start.head, onLine: index)
        column = x
        let target = index + distance
        if target < 0 { return TextSelection(caret: 0) }
        if target >= geometry.lines.count { return TextSelection(caret: count) }
        return geometry.closest(to: x, onLine: target)
    }

    // MARK: Taps

    /// Selects what a number of taps at a point selects: the caret, a word or a paragraph.
    func tap(_ count: Int, at point: CGPoint) {
        guard let geometry else { return }
        let place = geometry.closest(to: point)
        switch count {
        case ...1: select(TextSelection(caret: wordEdge(near: place.head, point, geometry)))
        case 2: select(TextSelection(buffer.word(at: place.head)))
        default: select(TextSelection(buffer.paragraph(at: place.head)))
        }
    }

    /// Places the caret between the characters nearest to a point.
    func placeCaret(at point: CGPoint) {
        guard let place = geometry?.closest(to: point) else { return }
        select(TextSelection(caret: place.head, isAtLineEnd: place.isAtLineEnd))
    }

    /// The offset at which a single tap places the caret: the nearer edge of the tapped word, or the tapped offset
    /// outside of words.
    private func wordEdge(near offset: Int, _ point: CGPoint, _ geometry: TextGeometry) -> Int {
        guard buffer.isWord(after: offset), offset > 0 else { return offset }
        let word = buffer.word(at: offset)
        guard word.lowerBound < offset else { return offset }
        func distance(_ offset: Int) -> CGFloat { abs(geometry.caretRect(at: offset).minX - point.x) }
        return distance(word.lowerBound) < distance(word.upperBound) ? word.lowerBound : word.upperBound
    }
}

extension TextMovement {
    var isVertical: Bool { self == .up || self == .down }

    var isBackward: Bool {
        switch self {
        case .character(let direction), .word(let direction), .line(let direction), .paragraph(let direction),
            .document(let direction):
            direction == .backward
        case .up: true
        case .down: false
        }
    }
}
