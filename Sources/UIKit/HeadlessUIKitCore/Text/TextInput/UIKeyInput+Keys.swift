// The effect of keys on an input. UIKit's keyboard asks the delegate of a text field or text view first, and then calls
// `insertText(_:)` or `deleteBackward()`, which subclasses override to observe typing.
extension UIKeyInput {
    /// Inserts text as a key does.
    package func takeKey(_ text: String) {
        switch self {
        // A line break is not text in a field: `textFieldShouldReturn(_:)` is asked instead.
        case let field as UITextField where text != "\n":
            guard field.admitsKey(field.fitted(text)) else { return }
        case let view as UITextView:
            guard view.admitsKey(text) else { return }
        default: break
        }
        insertText(text)
    }

    /// Deletes backward as the delete key does.
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

extension UIResponder {
    /// The responder as an input for keys; `nil` if it is none.
    package final var keyInput: (any UIKeyInput)? {
        // Whether a class conforms to a protocol is looked up at each question; these two are the usual ones.
        if let field = self as? UITextField { return field }
        if let textView = self as? UITextView { return textView }
        return self as? any UIKeyInput
    }
}
