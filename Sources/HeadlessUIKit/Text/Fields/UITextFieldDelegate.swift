import Foundation

/// Has a say in what is typed into a text field, and is told of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether the field may take the focus; yes by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells that the field took the focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field may let go of the focus; yes by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells that the field let go of the focus.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells that the field let go of the focus, and why; a delegate that has this one is not told by the other.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the characters in `range`, in UTF-16 units, may be replaced by `string`; yes by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells that the caret was moved or something else selected.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared, by the clear button or because editing begins; yes by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does by default; yes by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Tells without the reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension DelegateProtocol {
    static let textField = DelegateProtocol("UITextFieldDelegate") { $0 is any UITextFieldDelegate.Type }
}

extension DelegateRole {
    static let textFieldDelegate = DelegateRole(.textField)
}
