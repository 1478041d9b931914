import HeadlessUIKit

/// The application's one window, and the ways into it.
public final class NotebookScene: UIResponder, UIWindowSceneDelegate {
    /// The window.
    public var window: UIWindow?
    private var app: Notebook?

    /// Shows the application, where it was when it was left, or where a link leads.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let app = Notebook(in: window)
        self.window = window
        self.app = app
        app.launch()
        app.state = session.stateRestorationActivity.flatMap(NotebookState.init)
        for context in connectionOptions.urlContexts { app.open(context.url) }
        UNUserNotificationCenter.current().delegate = self
    }

    /// Follows a link.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { app?.open(context.url) }
    }

    /// Says where the application is.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        app?.state?.activity
    }
}

extension NotebookScene: UNUserNotificationCenterDelegate {
    /// Opens the note of which somebody was reminded.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if let id = Reminders.note(of: response.notification.request) { app?.openNote(id) }
        completionHandler()
    }
}
