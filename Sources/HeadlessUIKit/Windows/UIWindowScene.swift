import Foundation

/// An application's one scene: its windows, its screen and its status bar.
@preconcurrency @MainActor
public final class UIWindowScene: UIResponder {
    private weak var application: UIApplication?

    /// The screen that the scene is on.
    public let screen: UIScreen

    /// The status bar; there is always one.
    public let statusBarManager: UIStatusBarManager?

    init(application: UIApplication, screen: UIScreen) {
        self.application = application
        self.screen = screen
        statusBarManager = UIStatusBarManager(screen: screen)
    }

    /// The visible windows, from back to front.
    public var windows: [UIWindow] { application?.windows ?? [] }

    /// The window that keys go to.
    public var keyWindow: UIWindow? { application?.keyWindow }

    /// The application.
    public override var next: UIResponder? { application }
}

extension UIWindow {
    /// The scene of the application that the window belongs to.
    public final var windowScene: UIWindowScene? { application?.windowScene }
}
