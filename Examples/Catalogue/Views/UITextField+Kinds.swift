import HeadlessUIKit

extension UITextField {
    /// Makes a text field with a border, as high as a finger needs, whose return key ends editing.
    static func bordered(_ placeholder: String, identifier: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.accessibilityIdentifier = identifier
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        field.returnKeyType = .done
        field.addAction(
            UIAction { [weak field] _ in _ = field?.resignFirstResponder() }, for: .editingDidEndOnExit)
        return field
    }
}
