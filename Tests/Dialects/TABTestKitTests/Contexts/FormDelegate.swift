import HeadlessUIKit

/// The delegate of a small application with one thing for each context, and a list.
final class FormDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            FormViewController(), UINavigationController(rootViewController: ListViewController()),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A button for each kind of alert, and a field for some keyboards.
private final class FormViewController: UIViewController {
    private let status = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    private var nextY: CGFloat = 140

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.accessibilityIdentifier = "FormView"
        status.text = "Ready"
        status.accessibilityIdentifier = "Status"
        view.addSubview(status)
        addButton("Save") { [unowned self] in
            status.text = "Saving"
            Task {
                try await Task.sleep(for: .seconds(2))
                self.status.text = "Saved"
            }
        }
        addButton("Full alert") { [unowned self] in show(.alert, "Delete the note?", "It is gone for ever.") }
        addButton("Bare alert") { [unowned self] in show(.alert, nil, "It is gone for ever.") }
        addButton("Short alert") { [unowned self] in show(.alert, "Delete the note?", nil) }
        addButton("Sheet") { [unowned self] in show(.actionSheet, "Delete the draft?", nil) }
        addField("Email", .emailAddress)
        addField("Handle", .twitter)
        let toggle = UISwitch(frame: CGRect(x: 20, y: nextY, width: 60, height: 30))
        toggle.accessibilityIdentifier = "Sound"
        view.addSubview(toggle)
    }

    private func addButton(_ title: String, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        add(button)
    }

    private func addField(_ name: String, _ keyboard: UIKeyboardType) {
        let field = UITextField()
        field.accessibilityIdentifier = name
        field.keyboardType = keyboard
        add(field)
    }

    private func add(_ view: UIView) {
        view.frame = CGRect(x: 20, y: nextY, width: 300, height: 40)
        nextY += 44
        self.view.addSubview(view)
    }

    private func show(_ style: UIAlertController.Style, _ title: String?, _ message: String?) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.status.text = "Deleted"
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

/// Forty rows, which a pull refreshes.
private final class ListViewController: UITableViewController {
    private var refreshCount = 0

    init() {
        super.init(style: .plain)
        title = "List"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [unowned self, unowned control] _ in
                refreshCount += 1
                navigationItem.prompt = "Refreshed \(refreshCount)"
                control.endRefreshing()
            }, for: .valueChanged)
        refreshControl = control
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessibilityIdentifier = "Row \(indexPath.row)"
        return cell
    }
}
