import Robot
import TestSupport

/// A screen that writes down that it comes and goes, and does what it is given to do when it is told so.
class FlowScreen: UIViewController {
    let log: EventLog
    var reactions: [String: () -> Void] = [:]

    init(_ title: String, _ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
        log.add("\(title ?? "") \(call)")
        reactions[call]?()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    /// Adds a button to the view.
    @discardableResult
    func addButton(_ title: String, y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
        view.addSubview(button)
        return button
    }
}

/// A list of rows that can be chosen.
class FlowList: UITableViewController {
    let rows: [String]
    var chosen: (String) -> Void = { _ in }
    var dressed: (UITableViewCell, String) -> Void = { _, _ in }

    init(_ title: String, _ rows: [String]) {
        self.rows = rows
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        dressed(cell, rows[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen(rows[indexPath.row])
    }
}

/// Shows a controller in a new window, and lays it out.
@MainActor @discardableResult
func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow.createWindowForTesting()
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
}

/// Whether a text can be seen.
@MainActor
func isSeen(_ text: String) -> Bool {
    !allViews(withText(text), onScreenAndVisible(true)).isEmpty
}
