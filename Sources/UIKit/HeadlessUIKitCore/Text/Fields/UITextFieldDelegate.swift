/// Allows or refuses what is typed into a text field, and is told about it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Asks whether the field may become first responder; `true` by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that the field became first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether the field may resign first responder; `true` by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that the field resigned first responder.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells the delegate that the field resigned first responder, and why; called instead of the one without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks whether `string` may replace the characters in `range`, in UTF-16 units; `true` by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells the delegate that the caret or the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks whether the text may be cleared, by the clear button or as editing begins; `true` by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks whether the return key performs its default action; `true` by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension DelegateRole {
    static let textFieldDelegate = DelegateRole(
        "UITextFieldDelegate",
        unasked: """
            textField(_: UITextField, editMenuForCharactersIn: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
            textField(_: UITextField, shouldChangeCharactersInRanges: [NSValue], replacementString: String) -> Bool
            """
    ) { $0 is any UITextFieldDelegate.Type }
}
