import Foundation

/// Has a say in what is typed into a text view, and is told of it and of how the text scrolls.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the view may take the focus to be edited; yes by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Tells that the view took the focus.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether the view may let go of the focus; yes by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells that the view let go of the focus.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether the characters in `range`, in UTF-16 units, may be replaced by `text`; yes by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// Tells that the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells that the caret was moved or something else selected.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension DelegateProtocol {
    static let textView = DelegateProtocol("UITextViewDelegate") { $0 is any UITextViewDelegate.Type }
}

extension DelegateRole {
    static let textViewDelegate = DelegateRole(.textView, .scroll)
}
