/// A window of the system in front of the application's; it is never the key window.
@MainActor
package class SystemWindow: UIWindow {
    package enum Role {
        case alert
        case banner
        /// The screen of an application of the system, such as the home screen, with the name that failures give it.
        case screen(String)
    }

    package let role: Role

    init(_ application: UIApplication, _ role: Role, level: CGFloat) {
        self.role = role
        super.init(frame: application.screen.bounds)
        self.application = application
        windowLevel = UIWindow.Level(level)
    }

    package required init?(coder: NSCoder) { nil }

    package override var isSystemWindow: Bool { true }

    /// Does nothing: keys go to the application's window.
    package override func makeKey() {}
}
