import HeadlessUIKit

/// A text field, a disabled one, and a text view, with a button above the keyboard.
final class TextFieldViewController: ColumnViewController {
    private let firstName = NameEntry(
        "First Name", label: "first name text Field", prefix: "firstname",
        fieldIdentifier: "firstname_textField", error: "This is an error label")
    private let lastName = NameEntry(
        "Last Name", label: "last name text Field", prefix: "lastname",
        fieldIdentifier: "lastname_TextField", error: "This is an error label")
    private let notes = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(
            title: "Done", style: .done, target: self, action: TextFieldViewController.done)
        done.accessibilityLabel = "done"
        let bar = AccessoryBar(trailing: [done])
        setUpFields(bar)
        setUpNotes(bar)
        add([UILabel(heading: "Text that is typed"), firstName, lastName, notes])
    }

    private func setUpFields(_ bar: AccessoryBar) {
        firstName.field.text = "John"
        firstName.field.inputAccessoryView = bar
        firstName.field.delegate = self
        lastName.field.text = "Doe"
        lastName.field.isEnabled = false
    }

    private func setUpNotes(_ bar: AccessoryBar) {
        notes.text = "hello"
        notes.accessibilityIdentifier = "info_textView"
        notes.accessibilityLabel = "notes"
        notes.font = .preferredFont(forTextStyle: .body)
        notes.adjustsFontForContentSizeCategory = true
        notes.backgroundColor = .secondarySystemBackground
        notes.layer.cornerRadius = 10
        notes.inputAccessoryView = bar
        notes.delegate = self
        // It grows with its text.
        notes.isScrollEnabled = false
        notes.heightAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true
    }

    private func done() {
        view.endEditing(true)
    }
}

extension TextFieldViewController: UITextFieldDelegate, UITextViewDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        revealedInput = textField
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        firstName.validate(needsText: false)
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        revealedInput = textView
    }
}
