// What a key does to an input. UIKit's keyboard asks the delegate of a text field or text view first, and only then
// calls `insertText(_:)` or `deleteBackward()`, which subclasses override to see what was typed.
extension UIKeyInput {
    /// Puts text in as a key does.
    package func takeKey(_ text: String) {
        switch self {
        // A line break is no text of a field: `textFieldShouldReturn(_:)` is asked in its place.
        case let field as UITextField where text != "\n":
            guard field.admitsKey(field.fitted(text)) else { return }
        case let view as UITextView:
            guard view.admitsKey(text) else { return }
        default: break
        }
        insertText(text)
    }

    /// Does what the delete key does.
    package func takeDeleteKey() {
        switch self {
        case let field as UITextField:
            guard field.admitsDeleteKey() else { return }
        case let view as UITextView:
            guard view.admitsDeleteKey() else { return }
        default: break
        }
        deleteBackward()
    }
}
