extension UIResponder {
    /// Whether keys have an effect: not on read-only text, nor on a disabled control.
    package final var takesKeys: Bool {
        if let textView = self as? UITextView { return textView.isEditable }
        return (self as? UIControl)?.isEnabled ?? true
    }
}
