/// An object that an application's life cycle is reported to.
///
/// All methods are optional. A class that is launched by type inherits from `UIResponder` or `NSObject`, and has their
/// `init()`, as a class does whose properties all have default values.
///
/// ```swift
/// @main class AppDelegate: UIResponder, UIApplicationDelegate {
///     func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///     ) -> Bool { true }
/// }
/// ```
///
/// A test launches it with `SimulatedDevice.current.launch(AppDelegate.self)`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an application without scenes; `nil` by default.
    var window: UIWindow? { get set }

    // MARK: Launch

    /// Called when the launch has begun; returns whether the launch URL can be opened.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the launch is almost finished; returns whether the launch URL can be opened.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    // MARK: Life cycle

    /// Called when an application without scenes became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before an application without scenes becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when an application without scenes entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before an application without scenes enters the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the application terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Returns the orientations that a window supports; those that the application declares by default.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    // MARK: URLs and activities

    /// Asks an application without scenes to open a URL; returns whether it did.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Asks an application without scenes whether it informs the user itself that an activity will be continued.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Asks an application without scenes to continue an activity; returns whether it did.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    // MARK: Remote notifications

    /// Called with the token of the device, after the application was registered for remote notifications.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the application could not be registered for remote notifications.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called with a remote notification that has the key `content-available`; call the handler at the end.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    // MARK: Scenes

    /// Returns the configuration of a new scene; by default, one with the session's name and class.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when the user has closed scenes.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called when the user chose a quick action of the application's icon, in an application without scenes.
    ///
    /// - Parameter completionHandler: call it with whether the action was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
    /// Does nothing when it is set, and returns `nil`.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Returns the orientations that the application declares.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        application.supportedInterfaceOrientations(for: window)
    }

    /// Returns `false`.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Says that there is no new data.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.noData)
    }

    /// Returns one with the name and the class of the session's configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}

extension UIApplicationDelegate {
    /// Runs the application headless: launches it, lets time pass until nothing is left to wait for, and ends.
    ///
    /// It is what `@main` on a delegate class calls first. The arguments are the program's. Nothing is shown, and
    /// repeating work is not waited for.
    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let application = UIApplication.shared
        application.device.launch(Self.self, arguments: arguments)
        application.clock.runUntilIdle()
        application.device.terminate()
    }
}

extension DelegateRole {
    static let applicationDelegate = DelegateRole(
        "UIApplicationDelegate",
        unasked: """
            applicationDidFinishLaunching(UIApplication) -> ()
            application(_: UIApplication, handleOpen: URL) -> Bool
            application(_: UIApplication, open: URL, sourceApplication: String?, annotation: Any) -> Bool
            applicationSignificantTimeChange(UIApplication) -> ()
            application(_: UIApplication, willChangeStatusBarOrientation: UIInterfaceOrientation, duration: Double) -> ()
            application(_: UIApplication, didChangeStatusBarOrientation: UIInterfaceOrientation) -> ()
            application(_: UIApplication, willChangeStatusBarFrame: CGRect) -> ()
            application(_: UIApplication, didChangeStatusBarFrame: CGRect) -> ()
            application(_: UIApplication, didReceiveRemoteNotification: [AnyHashable : Any]) -> ()
            application(_: UIApplication, didReceiveRemoteNotification: [AnyHashable : Any]) async -> UIBackgroundFetchResult
            application(_: UIApplication, performFetchWithCompletionHandler: (UIBackgroundFetchResult) -> ()) -> ()
            application(_: UIApplication, handleEventsForBackgroundURLSession: String, completionHandler: () -> ()) -> ()
            application(_: UIApplication, handleEventsForBackgroundURLSession: String) async -> ()
            applicationShouldRequestHealthAuthorization(UIApplication) -> ()
            applicationProtectedDataWillBecomeUnavailable(UIApplication) -> ()
            applicationProtectedDataDidBecomeAvailable(UIApplication) -> ()
            application(_: UIApplication, viewControllerWithRestorationIdentifierPath: [String], coder: NSCoder) -> UIViewController?
            application(_: UIApplication, shouldSaveSecureApplicationState: NSCoder) -> Bool
            application(_: UIApplication, shouldRestoreSecureApplicationState: NSCoder) -> Bool
            application(_: UIApplication, shouldSaveApplicationState: NSCoder) -> Bool
            application(_: UIApplication, shouldRestoreApplicationState: NSCoder) -> Bool
            application(_: UIApplication, willEncodeRestorableStateWith: NSCoder) -> ()
            application(_: UIApplication, didDecodeRestorableStateWith: NSCoder) -> ()
            application(_: UIApplication, didFailToContinueUserActivityWithType: String, error: Error) -> ()
            application(_: UIApplication, didUpdate: NSUserActivity) -> ()
            applicationShouldAutomaticallyLocalizeKeyCommands(UIApplication) -> Bool
            application(_: UIApplication, handleWatchKitExtensionRequest: [AnyHashable : Any]?, reply: ([AnyHashable : Any]?) -> ()) -> ()
            """
    ) { $0 is any UIApplicationDelegate.Type }
}
