import HeadlessUIKit

/// A text field with a keyboard of its own, which its return key dismisses, or a button above a pad without one.
final class FormTextField: UITextField {
    init(_ placeholder: String, identifier: String, keyboard: UIKeyboardType = .default) {
        super.init(frame: .zero)
        self.placeholder = placeholder
        // VoiceOver does not read the placeholder once text is typed.
        accessibilityLabel = placeholder
        accessibilityIdentifier = identifier
        keyboardType = keyboard
        returnKeyType = .done
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        addTarget(self, action: FormTextField.dismissKeyboard, for: .editingDidEndOnExit)
        if [.numberPad, .decimalPad, .phonePad].contains(keyboard) {
            inputAccessoryView = DoneBar(for: self)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func dismissKeyboard() {
        resignFirstResponder()
    }
}
