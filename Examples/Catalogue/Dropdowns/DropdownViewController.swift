import HeadlessUIKit

/// A text field whose text is chosen from a picker in the place of the keyboard.
final class DropdownViewController: ColumnViewController {
    private let field = UITextField.bordered("Select Fruit/Veggie", identifier: "textField")
    private lazy var picker = FoodPicker { [weak self] in self?.show($0.choice) }
    /// The text before the wheels were turned; `nil` if they were not.
    private var textBeforeTurning: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityLabel = "textField"
        field.inputView = picker
        field.inputAccessoryView = AccessoryBar(
            leading: [
                UIBarButtonItem(
                    title: "Cancel", style: .plain, target: self, action: DropdownViewController.cancel)
            ],
            trailing: [
                UIBarButtonItem(
                    title: "Done", style: .done, target: self, action: DropdownViewController.done)
            ])
        field.addTarget(self, action: DropdownViewController.didBeginEditing, for: .editingDidBegin)
        add([UILabel(heading: "A fruit, a vegetable, or both"), field])
    }

    private func didBeginEditing() {
        textBeforeTurning = nil
        picker.choice = field.text ?? ""
        revealedInput = field
    }

    private func show(_ choice: String) {
        textBeforeTurning = textBeforeTurning ?? field.text
        field.text = choice
    }

    private func done() {
        if !field.hasText { field.text = FoodPicker.defaultChoice }
        field.resignFirstResponder()
    }

    private func cancel() {
        if let textBeforeTurning { field.text = textBeforeTurning }
        field.resignFirstResponder()
    }
}
