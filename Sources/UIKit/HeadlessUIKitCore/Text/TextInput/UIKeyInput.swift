/// A responder that keys can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text at the caret; also called for each key that the delegate allowed.
    func insertText(_ text: String)
    /// Deletes the character before the caret; also called for the delete key if the delegate allowed it.
    func deleteBackward()
}
