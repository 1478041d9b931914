import HeadlessUIKit
import TestSupport

extension EventLog {
    private static let lifeNotifications: [(Notification.Name, String)] = [
        (UIApplication.didFinishLaunchingNotification, "app finished launching"),
        (UIApplication.didBecomeActiveNotification, "app active"),
        (UIApplication.willResignActiveNotification, "app resigns"),
        (UIApplication.didEnterBackgroundNotification, "app background"),
        (UIApplication.willEnterForegroundNotification, "app foreground"),
        (UIApplication.willTerminateNotification, "app terminates"),
        (UIApplication.didReceiveMemoryWarningNotification, "app memory"),
        (UIScene.willConnectNotification, "scene connects"),
        (UIScene.didDisconnectNotification, "scene disconnected"),
        (UIScene.didActivateNotification, "scene active"),
        (UIScene.willDeactivateNotification, "scene resigns"),
        (UIScene.willEnterForegroundNotification, "scene foreground"),
        (UIScene.didEnterBackgroundNotification, "scene background"),
    ]

    /// A log of the notifications that the current application and its scene post.
    @MainActor
    static func observingLife() -> EventLog {
        let log = EventLog()
        for (name, text) in lifeNotifications {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak log] _ in
                log?.add("• \(text)")
            }
        }
        return log
    }

    /// Notes a line with the application's state.
    @MainActor
    func addWithState(_ line: String) {
        add("\(line) [\(UIApplication.shared.applicationState)]")
    }
}

/// A delegate that logs its callbacks.
@MainActor
final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
    let log: EventLog
    var window: UIWindow?
    var orientations: UIInterfaceOrientationMask?
    var root: @MainActor () -> UIViewController? = { nil }

    init(_ log: EventLog) {
        self.log = log
        super.init()
    }

    override convenience init() { self.init(EventLog()) }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.addWithState("willFinishLaunching \(text(launchOptions))")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.addWithState("didFinishLaunching \(text(launchOptions))")
        if let root = root() {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = root
            window?.makeKeyAndVisible()
        }
        return true
    }

    private func text(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
        guard let options else { return "nil" }
        return options.keys.map(\.rawValue).sorted().map { $0.dropFirst("UIApplicationLaunchOptions".count) }
            .joined(separator: " ")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.addWithState("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { log.addWithState("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) {
        log.addWithState("didEnterBackground")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
        log.addWithState("willEnterForeground")
    }
    func applicationWillTerminate(_ application: UIApplication) { log.addWithState("willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.add("memory warning") }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        orientations ?? application.supportedInterfaceOrientations(for: window)
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let source = options[.sourceApplication] as? String ?? "nobody"
        log.addWithState("open \(url.absoluteString) from \(source)")
        return true
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        log.add("willContinue \(userActivityType)")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        log.add("continue \(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)")
        restorationHandler([self])
        return true
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        log.add("restore \(activity.activityType)")
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        log.add("configuration for \(connectingSceneSession.persistentIdentifier)")
        return connectingSceneSession.configuration
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        log.add("discarded \(sceneSessions.map(\.persistentIdentifier).sorted())")
    }
}

/// A scene's delegate that logs its callbacks in the log of the application's delegate.
@MainActor
final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var log: EventLog? { (UIApplication.shared.delegate as? LoggingAppDelegate)?.log }

    private func add(_ line: String, _ scene: UIScene) {
        log?.addWithState("\(line) \(scene.activationState)")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        add("willConnect", scene)
        let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
        let activities = connectionOptions.userActivities.map(\.activityType)
        let stored = session.stateRestorationActivity?.userInfo?["page"] as? Int
        if !urls.isEmpty || !activities.isEmpty || stored != nil {
            log?.add("  with \(urls) \(activities) \(stored.map(String.init) ?? "nothing stored")")
        }
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { add("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { add("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { add("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { add("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { add("didEnterBackground", scene) }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        add("open \(contexts.map(\.url.absoluteString))", scene)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        log?.add("stateRestorationActivity")
        let activity = NSUserActivity(activityType: "reading")
        activity.addUserInfoEntries(from: ["page": 7])
        return activity
    }

    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
        add("restoreInteractionState \(stateRestorationActivity.activityType)", scene)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        log?.add("willContinue \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log?.add("continue \(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)")
    }
}
