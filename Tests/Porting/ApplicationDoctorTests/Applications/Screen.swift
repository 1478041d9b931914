import Robot

/// A screen with a label, an identifier or none, and buttons in a column.
@MainActor
class Screen: UIViewController {
    private let text: String?
    private let actions: [(title: String, action: @MainActor (Screen) -> Void)]

    init(
        _ title: String, text: String? = nil,
        buttons: KeyValuePairs<String, @MainActor (Screen) -> Void> = [:]
    ) {
        self.text = text
        actions = buttons.map { ($0.key, $0.value) }
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = text
        let views =
            (text == nil ? [] : [label])
            + actions.map { item in
                let button = UIButton(type: .system)
                button.setTitle(item.title, for: .normal)
                button.addAction(UIAction { [unowned self] _ in item.action(self) }, for: .touchUpInside)
                return button
            }
        for (index, inner) in views.enumerated() {
            inner.frame = CGRect(x: 20, y: 120 + 60 * index, width: 300, height: 44)
            view.addSubview(inner)
        }
    }

    /// Shows a screen in the window of a launch.
    static func show(_ controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }
}
