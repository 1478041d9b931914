import Foundation
import TestSupport
import TimeLapse

@testable import HeadlessUIKitCore

/// A window with a tab bar controller in it, and a log of the callbacks.
@MainActor
final class TabStage: UITabBarControllerDelegate {
    let log = EventLog()
    let tabs = UITabBarController()
    let window = UIWindow()
    private(set) var controllers: [String: LoggingController] = [:]
    var refused = ""
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ names: String) {
        tabs.title = "T"
        tabs.delegate = self
        tabs.viewControllers = names.map { self[String($0)] }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        _ = log.take()
    }

    /// Returns the controller with a name, made on first use.
    subscript(name: String) -> LoggingController {
        if let controller = controllers[name] { return controller }
        let controller = LoggingController(name, log)
        controllers[name] = controller
        return controller
    }

    func forget() {
        controllers = [:]
    }

    /// Puts a finger on a tab, and lifts it.
    func tap(_ item: UITabBarItem?) {
        UIApplication.shared.commit()
        guard let view = item?.shownView else { return log.add("not shown") }
        Finger.tap(view.convertToScreen(view.bounds).center)
    }

    /// The tabs' titles, the selected one in brackets.
    var shownTabs: String {
        UIApplication.shared.commit()
        return (tabs.tabBar.items ?? []).map { item in
            let title = item.displayTitle ?? "?"
            return item === tabs.tabBar.selectedItem ? "[\(title)]" : title
        }.joined(separator: " ")
    }

    func settled() -> String {
        UIApplication.shared.clock.advance(by: .seconds(1))
        return log.take()
    }

    // MARK: Delegate

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.add("shouldSelect \(viewController.title ?? "?")")
        return refused != viewController.title
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        log.add("didSelect \(viewController.title ?? "?")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
