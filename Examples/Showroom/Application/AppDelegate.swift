import HeadlessUIKit
import LocalAuthentication

/// The application delegate.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The launch argument with which the application forgets what it has stored.
    static let cleanArgument = "TABTestKit.Clean"

    /// The application's declarations; on a device they are in its `Info.plist`.
    ///
    /// A launch makes them. A test needs them earlier only to open a link in an application that was never launched.
    public static func declare(in application: UIApplication) {
        application.declarations.displayName = "Showroom"
        application.declarations.urlSchemes.insert(DeepLink.scheme)
        application.declarations.usageDescriptions[.faceID] = "So that nobody else sees what you have made."
    }

    /// Makes the delegate, and the application's declarations.
    public override init() {
        super.init()
        Self.declare(in: .shared)
    }

    /// Forgets what was stored, if the launch asks for that.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if ProcessInfo.processInfo.arguments.contains(Self.cleanArgument) {
            Session(.standard).forget()
        }
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
