import HeadlessUIKit

extension UIWindow {
    /// The view controller that is presented last, or else the root; `nil` without a root.
    public func topMostController() -> UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    /// The topmost controller, and of navigation controllers that which is on top; `nil` without a root.
    public func currentViewController() -> UIViewController? {
        var controller = topMostController()
        while let top = (controller as? UINavigationController)?.topViewController { controller = top }
        return controller
    }
}
