import HeadlessUIKit

/// The application, as the system knows it.
public final class NotebookDelegate: UIResponder, UIApplicationDelegate {
    /// What the application declares; on a device it stands in its `Info.plist`.
    public static func declare(in application: UIApplication) {
        application.declarations.displayName = "Notebook"
        application.declarations.urlSchemes = ["notebook"]
        application.declarations.usageDescriptions[.faceID] = "So that nobody else reads your notes."
    }

    /// Sees to it that settings have values before anybody reads them.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Settings.register(in: .standard)
        return true
    }

    /// Has the notebook's scene connected.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotebookScene.self
        return configuration
    }
}
