import Robot
import SampleApp

/// The cost of a launch up to the first screen, compared with an application with an empty window.
///
/// The sample application's form is placed by constraints, in a stack view that scrolls; the other one by frames.
@MainActor let launchSuite = Suite(name: "launch") { _ in
    [
        Launches.compare("a launch to a form placed by frames") {
            let window = UIWindow()
            window.rootViewController = FormController()
            window.makeKeyAndVisible()
            return window
        },
        Launches.compare("a launch of the sample application") {
            let application = Notebook()
            application.launch()
            return application.window
        },
    ]
}

@MainActor
private enum Launches {
    static func compare(_ name: String, _ launch: @escaping @MainActor () -> UIWindow) -> Comparison {
        Comparison(
            name: name, unit: "launch", count: count, baselineName: "an application with an empty window",
            baseline: {
                run {
                    let window = UIWindow()
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                    return window
                }
            },
            work: { run(launch) })
    }

    private static let count = 50

    private static func run(_ launch: @MainActor () -> UIWindow) -> Int {
        var views = 0
        for _ in 0..<count {
            UIApplication.withShared(UIApplication()) {
                let window = launch()
                views += window.subviews.count
                window.isHidden = true
            }
        }
        return views
    }
}

/// A form as of a sign-in: a heading, two fields, two buttons, and two labels that are hidden at first.
private final class FormController: UIViewController {
    private let heading = UILabel()
    private let fields = [UITextField(), UITextField()]
    private let buttons = [UIButton(type: .system), UIButton(type: .system)]
    private let hints = [UILabel(), UILabel()]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = "Notebook"
        heading.font = .boldSystemFont(ofSize: 28)
        heading.textAlignment = .center
        for (field, placeholder) in zip(fields, ["Email", "Password"]) {
            field.placeholder = placeholder
            field.addAction(UIAction { [unowned self] _ in formDidChange() }, for: .editingChanged)
        }
        for (button, title) in zip(buttons, ["Sign in", "Sign in with Face ID"]) {
            button.setTitle(title, for: .normal)
        }
        for (hint, text) in zip(hints, ["Wrong password", "Signing in…"]) {
            hint.text = text
            hint.isHidden = true
        }
        for subview in [heading] + fields + buttons + hints { view.addSubview(subview) }
        formDidChange()
    }

    private func formDidChange() {
        buttons[0].isEnabled = fields.allSatisfy { $0.text?.isEmpty == false }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: 44)
        for subview in [heading] + fields + buttons + hints {
            subview.frame = frame
            frame.origin.y += 54
        }
    }
}
