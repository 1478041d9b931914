extension UIResponder {
    /// Whether keys do anything: not with a text that is only read, nor with what is disabled.
    package final var takesKeys: Bool {
        if let textView = self as? UITextView { return textView.isEditable }
        return (self as? UIControl)?.isEnabled ?? true
    }
}
