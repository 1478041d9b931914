import HeadlessUIKit
import LocalAuthentication

/// The application delegate.
public final class NotebookDelegate: UIResponder, UIApplicationDelegate {
    /// The application's declarations; on a device they are in its `Info.plist`.
    public static func declare(in application: UIApplication) {
        application.declarations.displayName = "Notebook"
        application.declarations.urlSchemes = ["notebook"]
        application.declarations.usageDescriptions[.faceID] = "So that nobody else reads your notes."
    }

    /// Registers the default settings before any code reads them.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Settings.register(in: .standard)
        return true
    }

    /// Returns the configuration of the notebook's scene.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotebookScene.self
        return configuration
    }
}
