import Foundation

/// What the code for a scene hears of its life. All methods may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Makes a delegate, when its scene is about to connect.
    init()

    /// Tells that the scene is about to connect: here its window is made.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Tells that the scene has left the application.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells that the scene receives events now.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that the scene is about to receive none.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that the scene is about to come into sight.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that the scene is out of sight.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Asks the scene to open URLs.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    /// What the scene shows, to be shown again after another launch; asked when it has gone into the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Asks the scene to show what it did before the application was ended; after it has connected.
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Tells that an activity to go on with is about to come.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Asks the scene to go on with an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    /// Nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing.
    public func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// What the code for a scene with windows hears of its life. All methods may be left out.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///     var window: UIWindow?
///
///     func scene(
///         _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
///     ) {
///         guard let scene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: scene)
///         window?.rootViewController = NotesViewController()
///         window?.makeKeyAndVisible()
///     }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window; none unless said.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None; setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension DelegateProtocol {
    static let scene = DelegateProtocol("UISceneDelegate") { $0 is any UISceneDelegate.Type }
    static let windowScene = DelegateProtocol("UIWindowSceneDelegate") {
        $0 is any UIWindowSceneDelegate.Type
    }
}

extension DelegateRole {
    static let sceneDelegate = DelegateRole(.windowScene, .scene)
}
