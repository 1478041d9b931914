import HeadlessUIKit
import LocalAuthentication

/// Asks for an address and a password.
final class SignInViewController: UIViewController {
    var onSignIn: (Account) -> Void = { _ in }

    private let service: any AccountService
    private let settings: Settings
    private let heading = UILabel()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let errorLabel = UILabel()
    private let signInButton = UIButton(type: .system)
    private let biometricsButton = UIButton(type: .system)
    private let activityLabel = UILabel()

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
        for subview in [
            heading, emailField, passwordField, errorLabel, signInButton, biometricsButton, activityLabel,
        ] {
            view.addSubview(subview)
        }
        formDidChange()
    }

    private func setUpHeading() {
        heading.text = "Notebook"
        heading.font = .boldSystemFont(ofSize: 28)
        heading.textAlignment = .center
        heading.accessibilityTraits = .header
    }

    private func setUpFields() {
        emailField.placeholder = "Email"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [emailField, passwordField] {
            // VoiceOver does not read the placeholder once text is typed.
            field.accessibilityLabel = field.placeholder
            field.delegate = self
            field.addTarget(self, action: SignInViewController.formDidChange, for: .editingChanged)
        }
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        errorLabel.accessibilityIdentifier = "sign-in-error"
    }

    private func setUpButton() {
        signInButton.setTitle("Sign in", for: .normal)
        signInButton.addTarget(self, action: SignInViewController.signIn, for: .touchUpInside)
        biometricsButton.addTarget(
            self, action: SignInViewController.signInByBiometrics, for: .touchUpInside)
        offerBiometrics()
        activityLabel.text = "Signing in…"
        activityLabel.textAlignment = .center
        activityLabel.isHidden = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 40
        heading.frame = CGRect(x: 20, y: 120, width: width, height: 34)
        emailField.frame = CGRect(x: 20, y: 190, width: width, height: 44)
        passwordField.frame = CGRect(x: 20, y: 244, width: width, height: 44)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        errorLabel.frame = CGRect(
            x: 20, y: 296, width: width, height: errorLabel.sizeThatFits(room).height)
        signInButton.frame = CGRect(x: 20, y: 350, width: width, height: 44)
        biometricsButton.frame = CGRect(x: 20, y: 404, width: width, height: 44)
        activityLabel.frame = CGRect(x: 20, y: 458, width: width, height: 24)
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
        biometricsButton.setTitle("Sign in with \(name)", for: .normal)
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
        view.setNeedsLayout()
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
