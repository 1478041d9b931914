import Foundation

// Of the requirements of a text input those that subclasses do not override.
extension UITextView {
    /// Where the text begins.
    public final var beginningOfDocument: UITextPosition { model.beginning }

    /// Where the text ends.
    public final var endOfDocument: UITextPosition { model.end }

    /// The text of a range; `nil` for a range of another input.
    public final func text(in range: UITextRange) -> String? { model.text(of: range) }

    /// The text that is provisional; `nil` if there is none.
    public final var markedTextRange: UITextRange? { model.markedSpan }

    /// Puts provisional text in place of what was provisional, or selected, before, if the delegate lets it.
    ///
    /// - Parameter selectedRange: what to select of it, in UTF-16 units of `markedText`; cut to it.
    public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        model.mark(markedText ?? "", selected: selectedRange)
    }

    /// Makes the provisional text part of the text.
    public final func unmarkText() { model.unmark() }

    /// The range between two positions, in any order; `nil` for positions of another input.
    public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    {
        model.range(from: fromPosition, to: toPosition)
    }

    /// The position `offset` UTF-16 units further on; `nil` outside the text.
    public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        model.position(from: position, offset: offset)
    }

    /// The position `offset` characters or lines away in a direction; `nil` outside the text.
    public final func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        model.position(from: position, in: direction, offset: offset)
    }

    /// Which of two positions comes first; the same for positions of another input.
    public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        model.compare(position, to: other)
    }

    /// How many UTF-16 units there are from one position to another.
    public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        model.distance(from: from, to: toPosition)
    }

    /// The end of a range that is furthest in a direction.
    public final func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        model.position(within: range, farthestIn: direction)
    }

    /// The range from a position to its line's end on the left or right, or to the text's above or below.
    public final func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        model.range(byExtending: position, in: direction)
    }

    /// The position of a range that is nearest to a point, in the content's coordinates.
    public final func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        model.closestPosition(to: point, within: range)
    }

    /// The character at a point, in the content's coordinates; `nil` where there is none.
    public final func characterRange(at point: CGPoint) -> UITextRange? { model.characterRange(at: point) }

    /// Whether the delegate lets `text` be put in place of a range.
    public final func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let span = model.span(of: range) else { return false }
        return mayReplace(NSRange(span), with: text)
    }

    /// Is told of changes; held weakly.
    public final var inputDelegate: (any UITextInputDelegate)? {
        get { model.inputDelegate }
        set { model.inputDelegate = newValue }
    }

    /// Finds words and the like in the text.
    public final var tokenizer: any UITextInputTokenizer { model.tokenizer }
}
