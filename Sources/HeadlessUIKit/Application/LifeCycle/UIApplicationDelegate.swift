import Foundation

/// What an application's own code hears of its life.
///
/// All methods may be left out. Whoever is launched by type needs an initializer without parameters, which a class has
/// by itself if it is `final` and all its properties have values.
///
/// ```swift
/// @main final class AppDelegate: UIResponder, UIApplicationDelegate {
///     func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///     ) -> Bool { true }
/// }
/// ```
///
/// A test launches it by `SimulatedDevice.current.launch(AppDelegate.self)`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Makes a delegate, when the application is launched.
    init()

    /// The window of an application without scenes; none unless said.
    var window: UIWindow? { get set }

    // MARK: Launch

    /// Tells that the launch has begun; returns whether a URL that it was launched with can be opened.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Tells that the launch is almost over; returns whether a URL that it was launched with can be opened.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    // MARK: Life

    /// Tells an application without scenes that it receives events now.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells an application without scenes that it is about to receive none.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells an application without scenes that it is out of sight.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells an application without scenes that it is about to come back into sight.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells that the application is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Tells that memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// The orientations that are supported in a window; what the application declares unless said.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    // MARK: URLs and activities

    /// Asks an application without scenes to open a URL; returns whether it did.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Asks an application without scenes whether it tells the user itself that an activity is about to come.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Asks an application without scenes to go on with an activity; returns whether it did.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    // MARK: Scenes

    /// What a scene that comes is made with; one without a class of delegates unless said.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Tells that the user has done away with scenes.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// None; setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// It can.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// It can.
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

    /// What the application declares.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        application.supportedInterfaceOrientations(for: window)
    }

    /// It did not.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// It does not.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// It did not.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// One with the name and the class that the session says.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}

extension UIApplicationDelegate {
    /// Runs the application headless: launches it, lets time pass until nothing is left to wait for, and ends.
    ///
    /// It is what `@main` on a delegate's class begins with. The arguments are the program's. Nothing is shown, and
    /// what repeats for ever is not waited for.
    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let application = UIApplication.shared
        application.device.launch(Self.self, arguments: arguments)
        application.clock.runUntilIdle()
        application.device.terminate()
    }
}

extension DelegateProtocol {
    static let application = DelegateProtocol("UIApplicationDelegate") {
        $0 is any UIApplicationDelegate.Type
    }
}

extension DelegateRole {
    static let applicationDelegate = DelegateRole(.application)
}
