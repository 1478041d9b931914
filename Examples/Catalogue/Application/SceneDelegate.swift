import HeadlessUIKit

/// Shows the home screen in a navigation controller.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window.
    public var window: UIWindow?

    /// Shows the home screen.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let delegate = UIApplication.shared.delegate as? AppDelegate
        let home = CatalogueScreen.home.makeViewController(session: delegate?.session ?? Session())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: home)
        window.makeKeyAndVisible()
        self.window = window
    }
}
