/// A responder that keys can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text at the caret; called for each key, too, once a delegate has allowed it.
    func insertText(_ text: String)
    /// Deletes the character before the caret; called for the delete key, too, once a delegate has allowed it.
    func deleteBackward()
}
