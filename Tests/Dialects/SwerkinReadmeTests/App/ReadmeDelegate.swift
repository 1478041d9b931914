import HeadlessUIKit

/// The application that the samples are about: screens of a navigation controller.
final class ReadmeDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = UINavigationController(rootViewController: ViewController())
        window.makeKeyAndVisible()
        return true
    }
}

/// A screen with views in a column.
class ColumnController: UIViewController {
    func show(_ title: String, _ views: [UIView]) {
        navigationItem.title = title
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    func button(_ title: String, _ identifier: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }
}

/// The screen that the application begins with.
final class ViewController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let buttons = button("Buttons", "buttonComponent") { [weak self] in
            self?.navigationController?.pushViewController(ButtonViewController(), animated: true)
        }
        show("Home", [buttons])
    }
}
