import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Traits of views outside of windows") struct ReturningTraitsTests {
    private final class Watcher: UIView {
        var log: [String] = []

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            log.append(
                "\(previous?.userInterfaceStyle ?? .unspecified) → \(traitCollection.userInterfaceStyle)")
        }
    }

    private final class WatchedController: UIViewController {
        let watcher = Watcher()
        let stepper = UIStepper()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(watcher)
            view.addSubview(stepper)
        }
    }

    @Test(
        "A tab or page that comes back is told of new traits once, and only of what differs then"
    )
    func comingBack() {
        inWorld { _, device in
            let (first, second) = (UIViewController(), WatchedController())
            let navigation = UINavigationController(rootViewController: second)
            let tabs = UITabBarController()
            tabs.viewControllers = [first, navigation]
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            tabs.selectedIndex = 1
            tabs.view.layoutIfNeeded()
            let isLeading =
                second.stepper.decrementButton.frame.minX < second.stepper.incrementButton.frame.minX
            #expect(isLeading && second.watcher.log == [])
            tabs.selectedIndex = 0
            tabs.view.layoutIfNeeded()
            device.userInterfaceStyle = .dark
            device.language = .arabic
            #expect(second.watcher.log == [])
            tabs.selectedIndex = 1
            tabs.view.layoutIfNeeded()
            #expect(second.watcher.log == ["light → dark"])
            #expect(second.stepper.decrementButton.frame.minX > second.stepper.incrementButton.frame.minX)

            second.watcher.log = []
            navigation.pushViewController(UIViewController(), animated: false)
            tabs.view.layoutIfNeeded()
            device.userInterfaceStyle = .light
            device.userInterfaceStyle = .dark
            navigation.popViewController(animated: false)
            tabs.view.layoutIfNeeded()
            #expect(second.view.window != nil && second.watcher.log == [])
        }
    }
}
