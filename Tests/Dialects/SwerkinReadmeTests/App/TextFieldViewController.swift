import HeadlessUIKit

/// A field for the first name, which has one already.
final class TextFieldViewController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "John"
        field.accessibilityIdentifier = "firstname_textField"
        field.accessibilityLabel = "first name text Field"
        show("Names", [field])
    }
}
