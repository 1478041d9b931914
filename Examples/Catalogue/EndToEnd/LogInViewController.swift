import HeadlessUIKit

/// A form to log in with a name.
final class LogInViewController: ColumnViewController {
    private let session: Session
    private let onContinue: (@MainActor () -> Void)?
    private let field = UITextField.bordered("Name", identifier: "logInTextField")
    private let button = UIButton("Log In", identifier: "logInButton", .filled())
    private let result = UILabel(body: "", identifier: "logInLabel")

    /// - Parameter onContinue: called once the user has logged in.
    init(session: Session, onContinue: (@MainActor () -> Void)?) {
        self.session = session
        self.onContinue = onContinue
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityLabel = "Name"
        field.textContentType = .username
        field.addTarget(self, action: LogInViewController.textDidChange, for: .editingChanged)
        field.addTarget(self, action: LogInViewController.didBeginEditing, for: .editingDidBegin)
        button.addTarget(self, action: LogInViewController.logIn, for: .touchUpInside)
        add([UILabel(heading: "Who are you?"), field, button, result])
        textDidChange()
    }

    private func didBeginEditing() {
        revealedInput = field
    }

    private func textDidChange() {
        button.isEnabled = field.hasText
    }

    private func logIn() {
        field.resignFirstResponder()
        session.isLoggedIn = true
        result.text = "Welcome, \(field.text ?? "")"
        onContinue?()
    }
}
