/// An object that a scene's life cycle is reported to. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene is about to connect; the window is made here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Tells the delegate that the scene has disconnected from the application.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells the delegate that the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells the delegate that the scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Asks the delegate to open URLs.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    /// Returns the activity that restores the scene after another launch; called when it entered the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Asks the delegate to restore the state of the scene's last session, after the scene connected.
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Tells the delegate that an activity to continue is about to arrive.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Asks the delegate to continue an activity.
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
    /// Returns `nil`.
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

extension DelegateProtocol {
    static let scene = DelegateProtocol(
        "UISceneDelegate",
        unasked: """
            scene(_: UIScene, didFailToContinueUserActivityWithType: String, error: Error) -> ()
            scene(_: UIScene, didUpdate: NSUserActivity) -> ()
            """
    ) { $0 is any UISceneDelegate.Type }
    static let windowScene = DelegateProtocol(
        "UIWindowSceneDelegate",
        unasked: """
            windowScene(_: UIWindowScene, didUpdate: UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection) -> ()
            """
    ) { $0 is any UIWindowSceneDelegate.Type }
}

extension DelegateRole {
    static let sceneDelegate = DelegateRole(.windowScene, .scene)
}
