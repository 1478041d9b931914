import Robot

/// An application that shows one screen.
final class ScreenDelegate: UIResponder, UIApplicationDelegate {
    static var screen: @MainActor () -> UIViewController = { UIViewController() }

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.screen()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A screen whose views are hard to tell apart.
final class HardScreen: UIViewController, UITableViewDataSource {
    final class Card: UIView {}
    private final class Secret: UILabel {}

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, title) in ["Pay", "Buy", "Buy", " Buy  ", "\"Quoted\" \\(x)", "\u{202E}txet", "日本 🎉"]
            .enumerated()
        {
            let button = UIButton(frame: CGRect(x: 10 + 55 * index, y: 60, width: 50, height: 40))
            button.setTitle(title, for: .normal)
            if index == 0 { button.accessibilityIdentifier = "pay" }
            view.addSubview(button)
        }
        let hidden = label("Hidden", CGRect(x: 0, y: 110, width: 50, height: 20))
        hidden.isHidden = true
        hidden.accessibilityIdentifier = "hidden"
        for index in 0..<2 {
            let secret = Secret(frame: CGRect(x: 100 * index, y: 130, width: 90, height: 20))
            secret.text = "Secret"
            view.addSubview(secret)
            view.addSubview(Card(frame: CGRect(x: 200 + 50 * index, y: 130, width: 40, height: 20)))
        }
        let plain = UIView(frame: CGRect(x: 0, y: 160, width: 100, height: 20))
        plain.accessibilityIdentifier = "plain"
        plain.addSubview(UIView(frame: plain.bounds))
        view.addSubview(plain)
        _ = label("Two\nlines", CGRect(x: 120, y: 160, width: 100, height: 20))
        for index in 0..<3 {
            view.addSubview(UIImageView(frame: CGRect(x: 240 + 30 * index, y: 160, width: 20, height: 20)))
        }
        addControls()
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
        table.dataSource = self
        view.addSubview(table)
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        view.addSubview(label)
        return label
    }

    private func addControls() {
        let field = UITextField(frame: CGRect(x: 10, y: 190, width: 150, height: 30))
        field.placeholder = "Name"
        field.clearButtonMode = .always
        field.text = "Ada"
        let slider = UISlider(frame: CGRect(x: 170, y: 190, width: 100, height: 30))
        let toggle = UISwitch(frame: CGRect(x: 280, y: 190, width: 51, height: 31))
        toggle.accessibilityLabel = "Sound"
        let scope = UISegmentedControl(items: ["All", "Mine"])
        scope.frame = CGRect(x: 10, y: 230, width: 200, height: 30)
        let card = UIView(frame: CGRect(x: 220, y: 230, width: 100, height: 30))
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        card.addSubview(UILabel(frame: card.bounds))
        for part in [field, slider, toggle, scope, card] { view.addSubview(part) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row / 2)"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }
}
