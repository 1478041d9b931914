/// A position in a text field or a text view.
final class TextOffset: UITextPosition {
    /// The offset from the beginning, in UTF-16 units.
    nonisolated let offset: Int
    /// Whether the position is at the end of a wrapped line, and not at the beginning of the next.
    let isAtLineEnd: Bool

    init(_ offset: Int, isAtLineEnd: Bool = false) {
        self.offset = offset
        self.isAtLineEnd = isAtLineEnd
    }

    /// Whether `object` is the same position.
    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

    override nonisolated var hash: Int { offset }

    override nonisolated var description: String { "UITextPosition \(offset)" }
}

/// A range in a text field or a text view.
final class TextSpan: UITextRange {
    /// The offset from the beginning, in UTF-16 units.
    nonisolated let range: Range<Int>
    private let isAtLineEnd: Bool

    init(_ range: Range<Int>, isAtLineEnd: Bool = false) {
        self.range = range
        self.isAtLineEnd = isAtLineEnd
    }

    override var start: UITextPosition { TextOffset(range.lowerBound, isAtLineEnd: isAtLineEnd) }
    override var end: UITextPosition { TextOffset(range.upperBound, isAtLineEnd: isAtLineEnd) }
    override var isEmpty: Bool { range.isEmpty }

    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }

    override nonisolated var hash: Int { range.hashValue }

    override nonisolated var description: String { "UITextRange \(range.lowerBound)..<\(range.upperBound)" }
}
