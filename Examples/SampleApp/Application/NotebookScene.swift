import HeadlessUIKit

/// The application's one window, and the ways into it.
public final class NotebookScene: UIResponder, UIWindowSceneDelegate {
    /// The window.
    public var window: UIWindow?
    private var app: Notebook?

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

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { app?.open(context.url) }
    }

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        app?.state?.activity
    }
}

extension NotebookScene: UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if let id = Reminders.note(of: response.notification.request) { app?.openNote(id) }
        completionHandler()
    }
}
