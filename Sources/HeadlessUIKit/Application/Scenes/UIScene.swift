import Foundation

/// One instance of an application's interface, with a life of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What a scene is doing.
    public enum ActivationState: Int, Hashable, Sendable {
        /// It is not connected with the application.
        case unattached = -1
        /// It is in front and receives events.
        case foregroundActive = 0
        /// It is in front, or on its way there, and receives none.
        case foregroundInactive = 1
        /// It is out of sight.
        case background = 2
    }

    weak var application: UIApplication?

    /// What outlives the scene.
    public let session: UISceneSession

    /// Who is told of the scene's life; the scene's own, made from the class in its configuration, is kept alive.
    public weak var delegate: (any UISceneDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .sceneDelegate) }
    }

    /// What the scene is doing.
    public internal(set) var activationState = ActivationState.unattached

    /// What the user sees as the scene's name among others; empty unless set.
    open var title: String! = ""

    /// An activity that says what the scene shows.
    open var userActivity: NSUserActivity?

    init(application: UIApplication, session: UISceneSession) {
        self.application = application
        self.session = session
        super.init()
        session.scene = self
    }

    /// Has the system, or the application itself, open a URL, as ``UIApplication/open(_:options:completionHandler:)`` does.
    public final func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let application else {
            completion?(false)
            return
        }
        let isUniversal = options?.universalLinksOnly ?? false
        application.open(
            url, options: isUniversal ? [.universalLinksOnly: true] : [:], completionHandler: completion)
    }

    /// The application.
    open override var next: UIResponder? { application }

    /// How another application is to open a URL.
    public final class OpenExternalURLOptions {
        /// Whether it is to be opened only by an application that has claimed it, and not by a browser.
        public var universalLinksOnly = false

        /// Makes options that any application may open the URL by.
        public init() {}
    }
}

extension UIScene {
    /// Posted when the scene is about to connect with the application.
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    /// Posted when the scene has left the application.
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    /// Posted when the scene receives events now.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    /// Posted when the scene is about to receive no events.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted when the scene is about to come into sight.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the scene is out of sight.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
