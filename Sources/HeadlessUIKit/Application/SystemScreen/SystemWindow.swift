import Foundation

/// A window of the system in front of the application's; it is never the key window.
@MainActor
package class SystemWindow: UIWindow {
    init(_ application: UIApplication, level: CGFloat) {
        super.init(frame: application.screen.bounds)
        self.application = application
        windowLevel = UIWindow.Level(level)
    }

    /// Not supported: nothing is decoded.
    package required init?(coder: NSCoder) {
        nil
    }

    package override var isSystemWindow: Bool { true }

    /// Does nothing: keys go to the application's window.
    package override func makeKey() {}
}
