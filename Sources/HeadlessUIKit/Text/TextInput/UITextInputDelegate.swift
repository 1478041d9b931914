/// Is told of changes to a text input: on a device, the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Tells that another part of the text is about to be selected.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Tells that another part of the text was selected.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Tells that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Tells that the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
