/// A responder that keys can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts text in, as if it was typed.
    func insertText(_ text: String)
    /// Takes out the character before the insertion point, as the delete key does.
    func deleteBackward()
}
