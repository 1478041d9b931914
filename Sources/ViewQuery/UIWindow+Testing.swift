import HeadlessUIKit

extension UIWindow {
    /// Makes a window of the screen's size, shows it and makes it key: the usual beginning of a test.
    ///
    /// The current application keeps it until it is hidden.
    @discardableResult
    public static func createWindowForTesting() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        return window
    }
}
