import HeadlessUIKit

/// A field whose keyboard is a picker of fruit.
final class DropdownViewController: ColumnController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let field = UITextField()
    private let picker = UIPickerView()
    private let fruit = ["Apple", "Banana", "Orange"]

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.placeholder = "Select Fruit"
        field.accessibilityIdentifier = "textField"
        field.accessibilityLabel = "textField"
        picker.dataSource = self
        picker.delegate = self
        field.inputView = picker
        field.inputAccessoryView = toolbar()
        show("Drop-down", [field])
    }

    private func toolbar() -> UIToolbar {
        let toolbar = UIToolbar()
        toolbar.items = [
            UIBarButtonItem(
                title: "Cancel", image: nil,
                primaryAction: UIAction(title: "Cancel") { [field] _ in field.resignFirstResponder() },
                menu: nil),
            .flexibleSpace(),
            UIBarButtonItem(
                title: "Done", image: nil,
                primaryAction: UIAction(title: "Done") { [field, fruit] _ in
                    field.resignFirstResponder()
                    if field.text?.isEmpty ?? true { field.text = fruit[0] }
                }, menu: nil),
        ]
        toolbar.sizeToFit()
        return toolbar
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { fruit.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        fruit[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        field.text = fruit[row]
    }
}
