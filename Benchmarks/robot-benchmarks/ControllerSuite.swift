import Robot

/// The cost of transitions between controllers, compared with adding and removing the controller's view by hand.
@MainActor let controllerSuite = Suite(name: "controller") { _ in
    let count = 200
    let stage = ControllerStage()
    @MainActor func compare(_ name: String, unit: String, _ perform: @escaping () -> Void) -> Comparison {
        Comparison(
            name: name, unit: unit, count: count, baselineName: "views in and out by hand",
            baseline: { stage.showByHand(count) },
            work: {
                for _ in 0..<count { perform() }
                return stage.screens
            })
    }
    return [
        compare("push and pop, animated", unit: "push and pop") { stage.pushAndPop(animated: true) },
        compare("push and pop, not animated", unit: "push and pop") { stage.pushAndPop(animated: false) },
        compare("present and dismiss, animated", unit: "presentation") { stage.present(animated: true) },
        compare("present and dismiss, not animated", unit: "presentation") { stage.present(animated: false) },
        compare("an alert and its answer, by touch", unit: "alert") { stage.answerAlert() },
        compare("a switch of tabs", unit: "switch") { stage.switchTabs() },
    ]
}

/// A tab bar controller whose first tab is a navigation controller.
@MainActor
private final class ControllerStage {
    private final class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            for index in 0..<20 {
                view.addSubview(UILabel(frame: CGRect(x: 20, y: 30 * index, width: 200, height: 24)))
            }
        }
    }

    private let window = UIWindow.createWindowForTesting()
    private let tabs = UITabBarController()
    private let stack = UINavigationController(rootViewController: UIViewController())
    private(set) var screens = 0

    init() {
        tabs.viewControllers = [stack, UIViewController()]
        window.rootViewController = tabs
    }

    private func screen() -> UIViewController {
        screens += 1
        return Screen()
    }

    func showByHand(_ count: Int) -> Int {
        for _ in 0..<count {
            let view: UIView = screen().view
            window.addSubview(view)
            window.layoutIfNeeded()
            view.removeFromSuperview()
        }
        return screens
    }

    func pushAndPop(animated: Bool) {
        stack.pushViewController(screen(), animated: animated)
        if animated { TimeLapse.waitForAnimationsToFinish() }
        stack.popViewController(animated: animated)
        if animated { TimeLapse.waitForAnimationsToFinish() }
    }

    func present(animated: Bool) {
        tabs.present(screen(), animated: animated)
        if animated { TimeLapse.waitForAnimationsToFinish() }
        tabs.dismiss(animated: animated)
        if animated { TimeLapse.waitForAnimationsToFinish() }
    }

    func answerAlert() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.screens += 1 })
        tabs.present(alert, animated: false)
        tapOn(theFirstView(withLabel("OK")))
    }

    func switchTabs() {
        tabs.selectedIndex = 1 - tabs.selectedIndex
    }
}
