import Foundation
import HeadlessUIKit
import TestSupport
import TimeLapse

/// A window with a navigation controller in it, and a log of the callbacks.
@MainActor
final class NavigationStage: UINavigationControllerDelegate {
    let log = EventLog()
    let navigation: UINavigationController
    let window = UIWindow()
    private(set) var controllers: [String: LoggingController] = [:]
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    /// Shows a stack of controllers with the given names.
    init(_ names: String..., isShown: Bool = true) {
        navigation = UINavigationController()
        navigation.title = "N"
        navigation.delegate = self
        navigation.viewControllers = names.map { self[$0] }
        if isShown { show() }
    }

    func show() {
        window.rootViewController = navigation
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

    var names: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

    func push(_ name: String, animated: Bool = true) {
        navigation.pushViewController(self[name], animated: animated)
    }

    /// Forgets the controllers, so that the stack alone holds them.
    func forget() {
        controllers = [:]
    }

    /// Lets a second pass, and returns the log since the last call.
    func settled() -> String {
        UIApplication.shared.clock.advance(by: .seconds(1))
        return log.take()
    }

    /// Runs `body` in a separate world.
    static func run(_ body: () throws -> Void) rethrows {
        try UIApplication.withShared(UIApplication()) {
            try body()
            UIApplication.shared.closeWindows()
        }
    }

    // MARK: Delegate

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        log.add("willShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.add("didShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if animator != nil {
            log.add("animator for \(operation) \(fromVC.title ?? "?") to \(toVC.title ?? "?")")
        }
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
