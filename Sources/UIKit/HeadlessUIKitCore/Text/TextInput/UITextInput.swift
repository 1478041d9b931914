/// A responder whose text has positions, a selection and edits anywhere.
///
/// Positions and ranges are objects that only the text input itself can interpret; text fields and text views count in
/// UTF-16 units. UIKit's requirements for writing directions and the style of marked text are left out: text runs from
/// left to right, and marked text is not drawn.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of a range; `nil` for a range that is not the input's.
    func text(in range: UITextRange) -> String?
    /// Replaces a range with `text`.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether a range may be replaced with `text`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection

    /// The selected range; empty for a caret, `nil` for no selection.
    var selectedTextRange: UITextRange? { get set }

    /// The range of the marked text, which is provisional, as while a word is composed of several keys; `nil` if there
    /// is none.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text, or else the selection, with provisional text.
    ///
    /// - Parameter selectedRange: the part of it to select, in UTF-16 units of `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Accepts the marked text as part of the text.
    func unmarkText()

    // MARK: Positions

    /// Where the text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, in any order; `nil` for positions that are not the input's.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position `offset` units further on; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position `offset` characters or lines away in a direction; `nil` outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many units there are from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The position of a range that is furthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to the furthest one on its line in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    // MARK: Geometry

    /// The first line's rectangle of a range, in the coordinates of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret's rectangle at a position, in the coordinates of ``textInputView``.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a range, one a line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point, in the coordinates of ``textInputView``.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position of a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point; `nil` where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view whose coordinates the rectangles use; the input itself by default.
    var textInputView: UIView { get }

    // MARK: Delegate and tokenizer

    /// The delegate that is notified of changes; conforming types hold it weakly.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
    /// Returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
    /// The input itself.
    public var textInputView: UIView { self }
}
