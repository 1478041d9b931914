import HeadlessUIKit
import Robot

/// A small application for tests of tests: a form, an answer after two seconds, and a permission alert.
final class LoginAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LoginViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class LoginViewController: UIViewController {
    private let email = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    private let password = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 44))
    private let status = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    private let locations = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        email.placeholder = "Email"
        email.accessibilityIdentifier = "email"
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        status.text = ProcessInfo.processInfo.environment["GREETING"] ?? "No greeting"
        status.accessibilityIdentifier = "status"
        for field in [email, password, status] { view.addSubview(field) }
        add("Log in", y: 220) { [unowned self] in
            Task {
                try await Task.sleep(for: .seconds(2))
                self.status.text = "Welcome, \(self.email.text ?? "")"
            }
        }
        add("Share my location", y: 400) { [unowned self] in locations.requestWhenInUseAuthorization() }
    }

    private func add(_ title: String, y: CGFloat, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 300, height: 44)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }
}
