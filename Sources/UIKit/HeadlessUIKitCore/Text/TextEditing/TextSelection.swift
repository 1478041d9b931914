/// A selection in a text, from where it began to where it was extended to, in UTF-16 units.
package struct TextSelection: Hashable, Sendable {
    /// The end that stays when the selection is extended.
    package var anchor: Int
    /// The end that moves, where the caret would be.
    package var head: Int
    /// Whether the caret, where a line was wrapped, is at the end of the line above and not at the beginning.
    package var isAtLineEnd = false

    package init(anchor: Int, head: Int, isAtLineEnd: Bool = false) {
        self.anchor = anchor
        self.head = head
        self.isAtLineEnd = isAtLineEnd
    }

    /// Makes an empty selection with the caret at `offset`.
    package init(caret offset: Int, isAtLineEnd: Bool = false) {
        self.init(anchor: offset, head: offset, isAtLineEnd: isAtLineEnd)
    }

    package init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Whether the selection is empty.
    package var isCaret: Bool { anchor == head }
}
