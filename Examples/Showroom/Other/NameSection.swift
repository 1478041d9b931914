import HeadlessUIKit

/// A name, which is saved within two seconds.
final class NameSection: FormSection {
    private let session: Session
    private let field = FormTextField("Example text", identifier: "ExampleTextField")
    private let button = UIButton("Save", configuration: .filled())
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel("Saved", style: .body, identifier: "SavedLabel")

    init(session: Session) {
        self.session = session
        super.init("Name", [field, button, spinner, label])
        field.text = session.name
        field.addTarget(self, action: NameSection.textDidChange, for: .editingChanged)
        button.addTarget(self, action: NameSection.save, for: .touchUpInside)
        spinner.accessibilityIdentifier = "SaveSpinner"
        spinner.accessibilityLabel = "Saving"
        label.textAlignment = .center
        textDidChange()
    }

    required init(coder: NSCoder) { fatalError("The section is made in code.") }

    private func textDidChange() {
        button.isEnabled = field.hasText && !spinner.isAnimating
        label.isHidden = true
    }

    private func save() {
        field.resignFirstResponder()
        spinner.startAnimating()
        textDidChange()
        let name = field.text
        Task { [weak self] in
            // A server would take as long.
            try? await Task.sleep(for: .seconds(2))
            self?.didSave(name)
        }
    }

    private func didSave(_ name: String?) {
        session.name = name
        spinner.stopAnimating()
        textDidChange()
        label.isHidden = false
    }
}
