import HeadlessUIKit

/// Shows the tabs, behind the login until the user has logged in.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window.
    public var window: UIWindow?

    private let session = Session(.standard)
    private lazy var tabs = MainTabBarController(session: session)
    /// The link to open once the user has logged in.
    private var waitingLink: DeepLink?

    /// Shows the first screen, or the target of a link.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        if !self.session.hasLoggedIn { showLogin() }
        open(connectionOptions.urlContexts)
    }

    /// Opens a link while the application runs.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        open(contexts)
    }

    private func showLogin() {
        let login = LoginViewController { [weak self] in self?.didLogIn() }
        login.modalPresentationStyle = .fullScreen
        tabs.present(login, animated: false)
    }

    private func didLogIn() {
        session.hasLoggedIn = true
        tabs.dismiss(animated: true) { [weak self] in
            guard let self, let link = waitingLink else { return }
            waitingLink = nil
            tabs.open(link)
        }
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        guard let link = contexts.lazy.compactMap({ DeepLink($0.url) }).first else { return }
        if session.hasLoggedIn { tabs.open(link) } else { waitingLink = link }
    }
}
