import UIKit

/// A form for a new recipe.
class RecipeFormViewController: UIViewController {
    @IBOutlet weak var delegate: RecipeFormDelegate?

    let nameField = FormField(caption: "form.name".localized, identifier: "name")
    let minutesField = FormField(caption: "form.minutes".localized, identifier: "minutes")
    let ingredientsView = UITextView()
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "form.title".localized
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save(_:)))
        navigationItem.rightBarButtonItem?.isEnabled = false
        setUpFields()
        makeLayout()

        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.textField.becomeFirstResponder()
    }

    private func makeLayout() {
        let views: [String: UIView] = [
            "name": nameField, "minutes": minutesField, "ingredients": ingredientsView, "status": statusLabel,
        ]
        for subview in [nameField, minutesField, ingredientsView, statusLabel] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let formats = [
            "H:|-[name]-|", "H:|-[minutes]-|", "H:|-[ingredients]-|", "H:|-[status]-|",
            "V:[name]-gap-[minutes]-gap-[ingredients(100)]-gap-[status]",
        ]
        for format in formats {
            view.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: ["gap": 16], views: views))
        }
        nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive =
            true
    }

    // MARK: Actions

    @objc private func cancel(_ sender: UIBarButtonItem) {
        view.endEditing(true)
        guard !isEmpty else { return close() }
        let sheet = UIAlertController(
            title: nil, message: "form.discard.message".localized, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "form.discard".localized, style: .destructive) { [weak self] _ in
                self?.close()
            })
        sheet.addAction(UIAlertAction(title: "form.keep".localized, style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }

    private func close() {
        delegate?.recipeFormDidCancel?(self)
        dismiss(animated: true)
    }

    @objc private func save(_ sender: Any) {
        guard let recipe = recipe else { return }
        guard delegate?.recipeForm?(self, shouldSaveName: recipe.name) ?? true else {
            return showStatus("form.exists".localized(recipe.name))
        }
        view.endEditing(true)
        dismiss(animated: true) { [delegate] in delegate?.recipeForm(self, didSave: recipe) }
    }

    /// Shows a message for three seconds.
    private func showStatus(_ text: String) {
        statusLabel.text = text
        statusLabel.perform(#selector(setter: UILabel.text), with: nil, afterDelay: 3)
    }
}
