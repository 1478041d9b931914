import HeadlessUIKit

extension UIWindow {
    /// The view controller on top: the last one presented, or else the root view controller; `nil` without one.
    ///
    /// - Complexity: O(*n*) in the presentations.
    public func topMostController() -> UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    /// The view controller on top; of a navigation controller the top of its stack.
    public func currentViewController() -> UIViewController? {
        let controller = topMostController()
        return (controller as? UINavigationController)?.topViewController ?? controller
    }
}
