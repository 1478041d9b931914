import Foundation

// The requirements of a text input that subclasses do not override.
extension UITextField {
    /// Where the text begins.
    public final var beginningOfDocument: UITextPosition { model.beginning }

    /// Where the text ends.
    public final var endOfDocument: UITextPosition { model.end }

    /// The text of a range; `nil` for a range of another input.
    public final func text(in range: UITextRange) -> String? { model.text(of: range) }

    /// The range of the marked text, which is provisional; `nil` if there is none.
    public final var markedTextRange: UITextRange? { model.markedSpan }

    /// Replaces the marked text, or else the selection, with provisional text, if the delegate allows it.
    ///
    /// - Parameter selectedRange: the part of it to select, in UTF-16 units of `markedText`; clamped to its length.
    public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        model.mark((markedText ?? "").inOneParagraph, selected: selectedRange)
    }

    /// Accepts the marked text as part of the text.
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

    /// The position of a range that is nearest to a point, in the field's coordinates.
    public final func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        model.closestPosition(to: point, within: range)
    }

    /// The character at a point, in the field's coordinates; `nil` where there is none.
    public final func characterRange(at point: CGPoint) -> UITextRange? { model.characterRange(at: point) }

    /// Whether the delegate allows a range to be replaced with `text`.
    public final func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let span = model.span(of: range) else { return false }
        return mayReplace(NSRange(span), with: text)
    }

    /// The delegate that is notified of changes; held weakly.
    public final var inputDelegate: (any UITextInputDelegate)? {
        get { model.inputDelegate }
        set { model.inputDelegate = newValue }
    }

    /// Finds words, sentences and lines in the text.
    public final var tokenizer: any UITextInputTokenizer { model.tokenizer }
}
