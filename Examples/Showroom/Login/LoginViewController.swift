import HeadlessUIKit
import LocalAuthentication

/// Asks the device's owner to log in with biometrics.
final class LoginViewController: UIViewController {
    private let onLogIn: @MainActor () -> Void
    private let heading = UILabel("Welcome", style: .largeTitle)
    private let message = UILabel("Please log in with biometrics", style: .body)
    private let button = UIButton("Log in", configuration: .filled())

    /// - Parameter onLogIn: called once the user has logged in.
    init(onLogIn: @escaping @MainActor () -> Void) {
        self.onLogIn = onLogIn
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.accessibilityTraits = .header
        for label in [heading, message] { label.textAlignment = .center }
        button.addTarget(self, action: LoginViewController.logIn, for: .touchUpInside)
        setUpLayout()
    }

    private func setUpLayout() {
        let column = ScrollingColumn(spacing: 24)
        column.add([heading, message, button])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func logIn() {
        let context = LAContext()
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil) else {
            return showFailure(isUnavailable: true)
        }
        button.isEnabled = false
        Task { [weak self] in
            let result = await Self.authenticate(by: context)
            self?.finish(result)
        }
    }

    private static func authenticate(by context: LAContext) async -> Result<Void, LAError> {
        do {
            _ = try await context.evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in to Showroom")
            return .success(())
        } catch let error as LAError {
            return .failure(error)
        } catch {
            return .failure(LAError(.authenticationFailed))
        }
    }

    private func finish(_ result: Result<Void, LAError>) {
        button.isEnabled = true
        switch result {
        case .success: onLogIn()
        case .failure(let error): showFailure(isUnavailable: error.code == .biometryNotAvailable)
        }
    }

    /// - Parameter isUnavailable: whether the device has no biometrics that the application may use.
    private func showFailure(isUnavailable: Bool) {
        let alert = UIAlertController(
            title: "Login failed",
            message: isUnavailable ? "Biometrics are unavailable on this device" : "Failed to authenticate",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
