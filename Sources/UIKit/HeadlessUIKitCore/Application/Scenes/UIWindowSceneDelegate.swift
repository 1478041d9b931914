/// An object that the life cycle of a scene with windows is reported to. All methods are optional.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
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
    /// The scene's window; `nil` by default.
    var window: UIWindow? { get set }

    /// Called when the user chose a quick action while the application was running.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Does nothing when it is set, and returns `nil`.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
