import HeadlessUIKit

/// The application delegate, which owns the session.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The launch argument with which the application begins logged out.
    public static let loggedOutArgument = "--logged-out"

    /// The session of the running application.
    public let session = Session()

    /// Sets the application's name; on a device it is in its `Info.plist`.
    public override init() {
        super.init()
        UIApplication.shared.declarations.displayName = "Catalogue"
    }

    /// Logs out, if the launch asks for that.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        session.isLoggedIn = !ProcessInfo.processInfo.arguments.contains(Self.loggedOutArgument)
        return true
    }

    /// Returns the configuration of the only kind of scene.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
