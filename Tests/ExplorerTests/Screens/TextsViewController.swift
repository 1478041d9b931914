import Robot

/// Text fields with their keyboards, a text view and a search bar.
final class TextsViewController: ColumnViewController, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate
{
    init(_ diary: Diary) {
        super.init(diary, "Texts")
        tabBarItem = UITabBarItem(title: "Texts", image: nil, tag: 1)
    }

    required init?(coder: NSCoder) { nil }

    override func fill() {
        scroll.keyboardDismissMode = .interactive
        let types: [(String, UIKeyboardType)] = [
            ("name", .default), ("email", .emailAddress), ("number", .numberPad), ("amount", .decimalPad),
        ]
        for (name, type) in types {
            let field = UITextField()
            field.placeholder = name
            field.keyboardType = type
            field.clearButtonMode = .whileEditing
            field.delegate = self
            add(field, name)
        }
        let secret = UITextField()
        secret.placeholder = "secret"
        secret.isSecureTextEntry = true
        add(secret, "secret")
        let dated = UITextField()
        dated.placeholder = "date"
        dated.inputView = UIDatePicker()
        dated.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        add(dated, "dated")
        let search = UISearchBar()
        search.showsCancelButton = true
        search.scopeButtonTitles = ["All", "Some"]
        search.showsScopeBar = true
        search.delegate = self
        add(search, "search bar", height: 100)
        let text = UITextView()
        text.text = "A text\nof several lines"
        text.delegate = self
        add(text, "text", height: 160)
        addButton("End editing") { [weak self] _ in self?.view.endEditing(true) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        diary.note("return in \(textField.accessibilityIdentifier ?? "")")
        textField.resignFirstResponder()
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        !string.contains("x")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        diary.note("\(textField.accessibilityIdentifier ?? "") is \(textField.text ?? "")")
    }

    func textViewDidChange(_ textView: UITextView) {
        diary.note("the text has \(textView.text.count) characters")
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        searchBar.resignFirstResponder()
    }
}
