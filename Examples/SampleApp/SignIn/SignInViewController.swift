import HeadlessUIKit
import LocalAuthentication

/// Asks for an address and a password.
final class SignInViewController: UIViewController {
    var onSignIn: (Account) -> Void = { _ in }

    private let service: any AccountService
    private let settings: Settings
    private let form = FormView()
    private let heading = UILabel(style: .title1, alignment: .center)
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let errorLabel = UILabel(style: .body)
    private let signInButton = UIButton(configuration: .filled())
    private let biometricsButton = UIButton(configuration: .plain())
    private let activityLabel = UILabel(style: .body, alignment: .center)

    init(service: any AccountService, settings: Settings) {
        self.service = service
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        title = "Sign in"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpHeading()
        setUpFields()
        setUpButton()
        setUpLayout()
        formDidChange()
    }

    private func setUpHeading() {
        heading.text = "Notebook"
        heading.becomeHeading()
        heading.accessibilityTraits = .header
    }

    private func setUpFields() {
        emailField.placeholder = "Email"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [emailField, passwordField] {
            // VoiceOver does not read the placeholder once text is typed.
            field.accessibilityLabel = field.placeholder
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.delegate = self
            field.addTarget(self, action: SignInViewController.formDidChange, for: .editingChanged)
        }
        errorLabel.textColor = .alarmLabel
        errorLabel.isHidden = true
        errorLabel.accessibilityIdentifier = "sign-in-error"
    }

    private func setUpButton() {
        signInButton.configuration?.title = "Sign in"
        signInButton.addTarget(self, action: SignInViewController.signIn, for: .touchUpInside)
        biometricsButton.addTarget(
            self, action: SignInViewController.signInByBiometrics, for: .touchUpInside)
        offerBiometrics()
        activityLabel.text = "Signing in…"
        activityLabel.isHidden = true
    }

    private func setUpLayout() {
        form.column.addArrangedSubview(heading)
        form.column.setCustomSpacing(32, after: heading)
        form.add([emailField, passwordField])
        form.column.addArrangedSubview(errorLabel)
        form.add([signInButton, biometricsButton])
        form.column.addArrangedSubview(activityLabel)
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            form.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private var isComplete: Bool {
        let email = emailField.text ?? ""
        return email.contains("@") && !email.hasSuffix("@") && (passwordField.text ?? "").count >= 6
    }

    private func formDidChange() {
        signInButton.isEnabled = isComplete
        errorLabel.isHidden = true
    }

    private func signIn() {
        view.endEditing(true)
        setBusy(true)
        service.signIn(email: emailField.text ?? "", password: passwordField.text ?? "") {
            [weak self] result in
            self?.finish(result)
        }
    }

    /// Offers to sign in again without a password, if the device has Face ID or Touch ID.
    private func offerBiometrics() {
        let context = LAContext()
        let isPossible = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
        biometricsButton.isHidden = !isPossible || !settings.usesBiometrics || settings.lastEmail == nil
        let name = context.biometryType == .touchID ? "Touch ID" : "Face ID"
        biometricsButton.configuration?.title = "Sign in with \(name)"
    }

    private func signInByBiometrics() {
        guard let email = settings.lastEmail else { return }
        LAContext().evaluatePolicy(
            .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open your notebook"
        ) { [weak self] isOwner, error in
            DispatchQueue.main.async {
                if isOwner {
                    self?.onSignIn(Account(email: email))
                } else if (error as? LAError)?.code != .userCancel {
                    self?.show("You were not recognised.")
                }
            }
        }
    }

    private func finish(_ result: Result<Account, SignInError>) {
        setBusy(false)
        switch result {
        case .success(let account): onSignIn(account)
        case .failure(let error): show(error.message)
        }
    }

    private func setBusy(_ isBusy: Bool) {
        activityLabel.isHidden = !isBusy
        signInButton.isEnabled = !isBusy
        emailField.isEnabled = !isBusy
        passwordField.isEnabled = !isBusy
    }

    private func show(_ message: String) {
        errorLabel.text = message
        errorLabel.alpha = 0
        errorLabel.isHidden = false
        UIView.animate(withDuration: 0.25) { self.errorLabel.alpha = 1 }
    }
}

extension SignInViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else if isComplete {
            signIn()
        }
        return true
    }
}
