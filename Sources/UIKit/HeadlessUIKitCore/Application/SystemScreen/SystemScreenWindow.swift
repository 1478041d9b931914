/// The window of an application of the system, such as the home screen, which covers the test's application.
@MainActor
package final class SystemScreenWindow: SystemWindow {
    /// Makes a hidden window, which ``SystemScreen`` shows.
    ///
    /// - Parameter name: the name that failures give it: "the home screen".
    package init(_ application: UIApplication, named name: String) {
        // Above the keyboard's window, below banners.
        super.init(application, .screen(name), level: 10_000_010)
        backgroundColor = .systemBackground
    }

    package required init?(coder: NSCoder) { nil }
}

/// The system's applications: they decide which of them is shown in the place of the test's application.
@MainActor
package protocol SystemApplicationSwitching: AnyObject {
    /// Returns the window in front of the application, or `nil` while that is in the foreground.
    ///
    /// It is called at the end of each turn, and the system screen shows the window.
    func windowInFront() -> SystemScreenWindow?
}
