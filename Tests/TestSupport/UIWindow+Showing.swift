import HeadlessUIKit

extension UIWindow {
    /// A window on screen with views in it and no controller.
    package static func showing(_ views: UIView...) -> UIWindow {
        let window = UIWindow()
        for view in views { window.addSubview(view) }
        window.makeKeyAndVisible()
        return window
    }

    /// A window on screen with `root` in it.
    package static func showing(_ root: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}
