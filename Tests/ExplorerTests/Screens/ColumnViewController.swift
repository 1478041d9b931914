import Robot

/// A screen that scrolls through a column of views, and writes down what their controls send.
class ColumnViewController: UIViewController {
    let diary: Diary
    let scroll = UIScrollView()
    private var rows: [(view: UIView, height: CGFloat)] = []

    init(_ diary: Diary, _ title: String) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.accessibilityIdentifier = title
        view.addSubview(scroll)
        fill()
    }

    /// Adds the screen's views.
    func fill() {}

    /// Adds a view to the column; a control's changes go into the diary.
    func add(_ view: UIView, _ name: String, height: CGFloat = 44) {
        view.accessibilityIdentifier = name
        rows.append((view, height))
        scroll.addSubview(view)
        guard let control = view as? UIControl else { return }
        for (event, text) in [
            (UIControl.Event.valueChanged, "changed"), (.primaryActionTriggered, "triggered"),
        ] {
            control.addAction(UIAction { [diary] _ in diary.note("\(name) \(text)") }, for: event)
        }
    }

    /// Adds a button that does something.
    func addButton(_ title: String, _ action: @escaping @MainActor (UIButton) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(
            UIAction { [weak button] _ in if let button { action(button) } }, for: .touchUpInside)
        add(button, title)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        var place: CGFloat = 12
        for row in rows {
            let width = row.view is UISwitch || row.view is UIStepper ? 100 : view.bounds.width - 40
            row.view.frame = CGRect(x: 20, y: place, width: width, height: row.height)
            place += row.height + 12
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: place)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        diary.note("\(title ?? "") appeared")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        diary.note("\(title ?? "") disappeared")
    }
}
