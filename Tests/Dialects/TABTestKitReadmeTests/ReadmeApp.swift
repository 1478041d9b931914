import HeadlessUIKit
import LocalAuthentication
import TABTestKit

/// The application that the samples are about: a login by biometrics, and behind it a profile.
final class ReadmeApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let startsWithProfile = ProcessInfo.processInfo.environment["START"] == "profile"
        window.rootViewController = UINavigationController(
            rootViewController: startsWithProfile ? ProfileController() : LoginController())
        window.makeKeyAndVisible()
        return true
    }
}

/// A screen with a title and views in a column.
class ColumnController: UIViewController {
    private let column = UIStackView()

    func show(_ title: String, _ views: [UIView]) {
        navigationItem.title = title
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        for view in views { column.addArrangedSubview(view) }
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }
}

private final class LoginController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show("Login", [button("Log in") { [weak self] in self?.logIn() }])
    }

    private func logIn() {
        LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in") {
            [weak self] isOwner, _ in
            if isOwner {
                self?.navigationController?.setViewControllers([ProfileController()], animated: true)
            }
        }
    }
}

private final class ProfileController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let name = UILabel()
        name.text = "My username"
        name.accessibilityIdentifier = "UsernameLabel"
        let password = UITextField()
        password.accessibilityIdentifier = "ChangePasswordField"
        password.isSecureTextEntry = true
        let logOut = button("Log out") { [weak self] in
            self?.navigationController?.setViewControllers([LoginController()], animated: true)
        }
        show("Not Instagram", [name, password, logOut])
    }
}
