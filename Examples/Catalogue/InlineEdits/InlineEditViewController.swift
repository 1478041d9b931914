import HeadlessUIKit

/// Two names, each of which shows what is wrong with it, once that is asked for.
final class InlineEditViewController: ColumnViewController {
    private let firstName = NameEntry(
        "First Name", label: "first name", prefix: "inline_firstname",
        fieldIdentifier: "inline_firstname_textField", error: "A first name has letters only")
    private let lastName = NameEntry(
        "Last Name", label: "last name", prefix: "inline_lastname",
        fieldIdentifier: "inline_lastname_textField", error: "A last name has letters only")

    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(
            title: "Done", style: .done, target: self, action: InlineEditViewController.done)
        done.accessibilityLabel = "done"
        let bar = AccessoryBar(trailing: [done])
        for field in [firstName.field, lastName.field] {
            field.inputAccessoryView = bar
            field.addTarget(
                self, action: InlineEditViewController.didBeginEditing, for: .editingDidBegin)
        }
        add([UILabel(heading: "Names that are checked"), firstName, lastName])
    }

    private func didBeginEditing(_ field: UITextField) {
        revealedInput = field
    }

    private func done() {
        view.endEditing(true)
        for entry in [firstName, lastName] { entry.validate(needsText: true) }
    }
}
