import UIKit

/// The application of the examples of Elements.md.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: LoginController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// An address and a button, which greets or complains.
private final class LoginController: UIViewController {
    private let email = UITextField(frame: CGRect(x: 20, y: 160, width: 350, height: 44))
    private let button = UIButton(type: .system)
    private let refresh = UIButton(type: .system)
    private let result = UILabel(frame: CGRect(x: 20, y: 320, width: 350, height: 24))
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        email.placeholder = "Email"
        button.setTitle("Log in", for: .normal)
        button.frame = CGRect(x: 20, y: 220, width: 350, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
        refresh.setTitle("Refresh", for: .normal)
        refresh.frame = CGRect(x: 20, y: 270, width: 350, height: 44)
        refresh.addAction(UIAction { [weak self] _ in self?.load("Up to date") }, for: .touchUpInside)
        spinner.frame = CGRect(x: 180, y: 350, width: 20, height: 20)
        for view in [email, button, refresh, result, spinner] { self.view.addSubview(view) }
    }

    private func logIn() {
        guard let address = email.text, address.contains("@") else {
            let alert = UIAlertController(title: "Check the address", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return present(alert, animated: true)
        }
        load("Welcome, \(address)!")
    }

    /// Shows a text after a while.
    private func load(_ text: String) {
        spinner.startAnimating()
        Task {
            try await Task.sleep(for: .seconds(20))
            spinner.stopAnimating()
            result.text = text
        }
    }
}
