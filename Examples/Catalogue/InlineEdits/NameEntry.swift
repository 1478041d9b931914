import HeadlessUIKit

/// A text field for a name, with a label, and with what is wrong with the name between them.
final class NameEntry: UIStackView {
    /// Where the name is typed.
    let field: UITextField
    private let caption: UILabel
    private let error: UILabel

    /// - Parameters:
    ///   - caption: what the label says.
    ///   - label: the field's accessibility label.
    ///   - prefix: what the identifiers begin with.
    ///   - fieldIdentifier: the field's identifier.
    ///   - error: what is shown when the name is bad.
    init(_ caption: String, label: String, prefix: String, fieldIdentifier: String, error: String) {
        field = .bordered("Enter Name", identifier: fieldIdentifier)
        self.caption = UILabel(body: caption, identifier: "\(prefix)_label")
        self.error = UILabel(body: error, identifier: "\(prefix)_error")
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        field.accessibilityLabel = label
        field.textContentType = .name
        self.error.textColor = .errorText
        self.error.isHidden = true
        for view in [self.caption, self.error, field] { addArrangedSubview(view) }
    }

    required init(coder: NSCoder) {
        (field, caption, error) = (UITextField(), UILabel(), UILabel())
        super.init(coder: coder)
    }

    /// Shows the error if the name has other characters than letters, or none although it needs some.
    ///
    /// - Parameter needsText: whether an empty name is bad.
    func validate(needsText: Bool) {
        let name = field.text ?? ""
        let isGood = name.allSatisfy(\.isLetter) && !(needsText && name.isEmpty)
        error.isHidden = isGood
    }
}
