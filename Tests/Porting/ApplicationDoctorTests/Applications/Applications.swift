import FailureReporting
import Robot
import StubSupport

/// Small applications for walks: each shows its first screen.
@MainActor
enum Applications {
    /// A fault of an application's code.
    struct Fault: Failure {
        let description: String
    }

    /// Tabs with a list, whose rows push screens, and with settings.
    static func tabs() {
        let tabs = UITabBarController()
        let settings = Screen(
            "Settings", text: "Version 1",
            buttons: [
                "About": { $0.present(Screen("About", text: "Made by hand"), animated: true) },
                "Delete everything": { _ in Fault(description: "It was tapped.").record() },
                "Nothing": { _ in },
            ])
        tabs.viewControllers = [UINavigationController(rootViewController: RowList()), settings]
        Screen.show(tabs)
    }

    /// A spinner that never stops, after a call of a module that is not there.
    static func spinner() {
        Stub("Backend").call("Client.load()", "Shop/Feed.swift", 12)
        let screen = Screen("Feed")
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        screen.view.addSubview(spinner)
        Screen.show(screen)
    }

    /// A button that shows an alert, one of whose actions leads on.
    static func alert() {
        let screen = Screen(
            "Start", text: "Hello",
            buttons: [
                "Ask": { screen in
                    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    alert.addAction(
                        UIAlertAction(title: "Go on", style: .default) { _ in
                            screen.present(Screen("Next", text: "There"), animated: true)
                        })
                    alert.addAction(
                        UIAlertAction(title: "Forget", style: .destructive) { _ in
                            screen.present(Screen("Gone", text: "Gone"), animated: true)
                        })
                    screen.present(alert, animated: true)
                }
            ])
        Screen.show(screen)
    }

    /// Buttons that fail: one stays on the screen, one leads to another.
    static func failing() {
        let screen = Screen(
            "Start", text: "Hello",
            buttons: [
                "Save": { _ in Fault(description: "Nothing was saved.\nTwo\nThree").record() },
                "Open": { screen in
                    Fault(description: "The door is stuck.").record(
                        at: CallSite("Shop/Door.swift", "/home/me/Shop/Door.swift", 7, 1))
                    screen.present(Screen("Hall", text: "Hall"), animated: true)
                },
            ])
        Screen.show(screen)
    }

    /// A screen that presents another one as soon as it is there.
    static func endless(animated: Bool) {
        Screen.show(Presenter(number: 1, animated: animated))
    }

    /// Each tap shows a screen of another title.
    static func deep() {
        Screen.show(UINavigationController(rootViewController: Applications.step(1)))
    }

    /// A button that brings another one on the same screen, which leads on.
    static func unfolding() {
        let screen = Screen(
            "Start",
            buttons: [
                "More": { screen in
                    let button = UIButton(type: .system)
                    button.setTitle("Details", for: .normal)
                    button.frame = CGRect(x: 20, y: 300, width: 300, height: 44)
                    button.addAction(
                        UIAction { [unowned screen] _ in screen.present(Screen("Details"), animated: true) },
                        for: .touchUpInside)
                    screen.view.addSubview(button)
                }
            ])
        Screen.show(screen)
    }

    private static func step(_ number: Int) -> Screen {
        Screen(
            "Step \(number)",
            buttons: [
                "Next": { screen in
                    screen.navigationController?.pushViewController(step(number + 1), animated: true)
                }
            ])
    }
}

/// A list whose rows are alike.
private final class RowList: UITableViewController {
    private let rows = ["Bread", "Butter", "Jam", "Tea"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = rows[path.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        navigationController?.pushViewController(Screen(rows[path.row], text: "Fresh"), animated: true)
    }
}

/// A screen that presents the next of its kind.
private final class Presenter: Screen {
    private let number: Int
    private let isAnimated: Bool

    init(number: Int, animated: Bool) {
        self.number = number
        isAnimated = animated
        super.init("Number \(number)", text: "\(number)")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(Presenter(number: number + 1, animated: isAnimated), animated: isAnimated)
    }
}
