/// Is notified of changes to a text input; on a device, the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Tells the delegate that the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
