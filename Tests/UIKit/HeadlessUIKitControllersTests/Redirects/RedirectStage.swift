import HeadlessUIKit
import TestSupport
import Testing

/// A window in which a stack of one is about to be shown, in one of the ways in which applications do that.
@MainActor
final class RedirectStage {
    /// Where the navigation controller is.
    enum Place: String, CaseIterable, CustomTestStringConvertible {
        case root, firstTab, otherTab, sheet, fullScreen, child, column, page, laterRoot

        var testDescription: String { rawValue }
    }

    /// Callbacks of the stack's root and of the navigation controller in which the stack is changed.
    static let phases = [
        "init", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear", "willMove(toParent:)", "didMove(toParent:)",
        "willShow", "didShow", "N viewDidLoad", "N viewWillAppear", "N viewIsAppearing", "N viewDidAppear",
    ]

    let log = EventLog()
    let window = UIWindow()
    let root: LoggingController
    let navigation: LoggingNavigation
    private var made: [String: LoggingController] = [:]

    init() {
        root = LoggingController("root", log)
        root.writesLayout = true
        navigation = LoggingNavigation(log)
    }

    /// Returns a controller with a name, made on first use.
    subscript(name: String) -> LoggingController {
        if let controller = made[name] { return controller }
        let controller = LoggingController(name, log)
        made[name] = controller
        return controller
    }

    var controllers: [LoggingController] { [root] + made.sorted { $0.key < $1.key }.map(\.value) }

    /// Shows the navigation controller, and runs `change` once in a phase of its display.
    func show(in place: Place, phase: String, _ change: @escaping @MainActor () -> Void) {
        if phase == "init" {
            navigation.viewControllers = [root]
            change()
        } else if phase.hasPrefix("N ") || phase.hasSuffix("Show") {
            navigation.reactOnce(to: phase.replacing("N ", with: ""), change)
            navigation.viewControllers = [root]
        } else {
            reactOnce(root, to: phase, change)
            navigation.viewControllers = [root]
        }
        show(in: place)
        rest()
    }

    private func show(in place: Place) {
        switch place {
        case .root: open(navigation)
        case .laterRoot:
            open(self["start"])
            rest()
            window.rootViewController = navigation
        case .firstTab, .otherTab:
            let tabs = UITabBarController()
            tabs.title = "tabs"
            tabs.viewControllers =
                place == .firstTab ? [navigation, self["other"]] : [self["other"], navigation]
            open(tabs)
            rest()
            if place == .otherTab { tabs.selectedIndex = 1 }
        case .sheet, .fullScreen:
            open(self["start"])
            rest()
            navigation.modalPresentationStyle = place == .sheet ? .pageSheet : .fullScreen
            self["start"].present(navigation, animated: true)
        case .child:
            reactOnce(self["start"], to: "viewDidLoad") { [self] in self["start"].contain(navigation) }
            open(self["start"])
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.title = "split"
            split.setViewController(navigation, for: .primary)
            open(split)
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.title = "pages"
            pages.setViewControllers([navigation], direction: .forward, animated: false)
            open(pages)
        }
    }

    private func open(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    func rest() {
        UIApplication.shared.clock.advance(by: .seconds(5))
    }

    /// What is wrong on screen and in the order of calls.
    var faults: [String] {
        ScreenCheck.faults(in: window)
            + ScreenCheck.appearanceFaults(of: controllers + [navigation], in: log.lines)
    }
}

/// A navigation controller that logs its callbacks, and runs closures in them.
final class LoggingNavigation: UINavigationController, UINavigationControllerDelegate {
    let log: EventLog
    private var reactions: [String: @MainActor () -> Void] = [:]

    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = "N"
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Runs `action` at the next of the named callbacks.
    final func reactOnce(to event: String, _ action: @escaping @MainActor () -> Void) {
        reactions[event] = action
    }

    private func note(_ event: String) {
        log.add("N \(event)")
        reactions.removeValue(forKey: event)?()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        note("willShow")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        note("didShow")
    }
}
