import HeadlessUIKit

/// A button that is checked or not, and shows which.
final class CheckBox: UIButton {
    /// Makes a check box that is not checked.
    convenience init(_ title: String, identifier: String) {
        self.init(title, identifier: identifier, .plain())
        configuration?.imagePadding = 8
        contentHorizontalAlignment = .leading
        changesSelectionAsPrimaryAction = true
        configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(
                systemName: button.isSelected ? "checkmark.square.fill" : "square")
        }
    }
}
