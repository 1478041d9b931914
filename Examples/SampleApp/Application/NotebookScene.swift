import HeadlessUIKit
import UserNotifications

/// The application's only window, and how links and reminders open it.
public final class NotebookScene: UIResponder, UIWindowSceneDelegate {
    /// The window.
    public var window: UIWindow?
    private var app: Notebook?

    /// Shows the application in its restored state, or at a link's target.
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

    /// Opens a link.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { app?.open(context.url) }
    }

    /// Returns the state to restore.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        app?.state?.activity
    }
}

extension NotebookScene: UNUserNotificationCenterDelegate {
    /// Opens the note of a reminder.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if let id = Reminders.note(of: response.notification.request) { app?.openNote(id) }
        completionHandler()
    }
}
