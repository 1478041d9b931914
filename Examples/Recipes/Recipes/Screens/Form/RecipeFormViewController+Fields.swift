import UIKit

extension RecipeFormViewController: UITextFieldDelegate {
    func setUpFields() {
        #if os(iOS)
        minutesField.textField.keyboardType = .numberPad
        #endif
        nameField.textField.returnKeyType = .next
        for field in [nameField, minutesField] {
            field.textField.delegate = self
            field.textField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
            field.textField.addTarget(self, action: #selector(textEnded(_:)), for: .editingDidEnd)
        }
        ingredientsView.accessibilityLabel = "form.ingredients".localized
        ingredientsView.font = .preferredFont(forTextStyle: .body)
        ingredientsView.adjustsFontForContentSizeCategory = true
    }

    /// Whether nothing was typed yet.
    var isEmpty: Bool {
        nameField.text.isEmpty && minutesField.text.isEmpty && ingredientsView.text.isEmpty
    }

    /// The recipe that was typed; `nil` if a field is not valid.
    var recipe: Recipe? {
        guard problem(of: nameField) == nil, problem(of: minutesField) == nil,
            let minutes = Int(minutesField.text)
        else { return nil }
        let names = ingredientsView.text.components(separatedBy: .newlines).filter { !$0.isEmpty }
        return Recipe(
            name: nameField.text, minutes: minutes, servings: 2,
            ingredients: names.map { Ingredient(name: $0, amount: 1, unit: .piece) })
    }

    private func problem(of field: FormField) -> String? {
        if field === nameField { return field.text.isEmpty ? "form.name.missing".localized : nil }
        guard let minutes = Int(field.text), (1...1440).contains(minutes) else {
            return "form.minutes.wrong".localized
        }
        return nil
    }

    private func field(of textField: UITextField) -> FormField {
        textField === nameField.textField ? nameField : minutesField
    }

    @objc fileprivate func textChanged(_ textField: UITextField) {
        let field = field(of: textField)
        if field.error != nil { field.error = problem(of: field) }
        navigationItem.rightBarButtonItem?.isEnabled = recipe != nil
    }

    @objc fileprivate func textEnded(_ textField: UITextField) {
        let field = field(of: textField)
        field.error = problem(of: field)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        minutesField.textField.becomeFirstResponder()
        return false
    }
}
