import Foundation

/// A window of the system's in front of the application's; it never is the key window.
@MainActor
package class SystemWindow: UIWindow {
    init(_ application: UIApplication, level: CGFloat) {
        super.init(frame: application.screen.bounds)
        self.application = application
        windowLevel = UIWindow.Level(level)
    }

    /// There is nothing in a coder to make one of.
    package required init?(coder: NSCoder) {
        nil
    }

    package override var isSystemWindow: Bool { true }

    /// Does nothing: keys go to the application's window.
    package override func makeKey() {}
}
