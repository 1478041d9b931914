import TimeLapse

/// One instance of an application's interface, with its own life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Hashable, Sendable {
        /// Not connected to the application.
        case unattached = -1
        /// In the foreground, receiving events.
        case foregroundActive
        /// In the foreground, or on its way there, without receiving events.
        case foregroundInactive
        /// In the background.
        case background
    }

    final var application: UIApplication? {
        get { applicationReference.object }
        set { applicationReference = WeakReference(newValue) }
    }
    private final var applicationReference = WeakReference<UIApplication>()

    // Not overridable: what the system gives a scene never changes.
    /// The session, which outlives the scene.
    public let session: UISceneSession

    /// The delegate; one that was made from the class in the scene's configuration is held until the scene ends.
    open weak var delegate: (any UISceneDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .sceneDelegate) }
    }

    /// The activation state of the scene.
    open internal(set) var activationState = ActivationState.unattached

    /// The name of the scene that the user sees; empty unless set. It has no effect here.
    open var title: String! = ""

    /// An activity that represents what the scene shows.
    open var userActivity: NSUserActivity?

    init(application: UIApplication, session: UISceneSession) {
        applicationReference = WeakReference(application)
        self.session = session
        super.init()
        session.scene = self
    }

    // Without an attribute of its own, the compiler gives the method one symbol here and another in a subclass's file.
    /// Opens a URL, as ``UIApplication/open(_:options:completionHandler:)`` does.
    @preconcurrency
    open func open(
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

    open override var next: UIResponder? { application }

    /// Options for opening a URL with another application.
    public final class OpenExternalURLOptions {
        /// Whether only an application that claims the URL may open it, and not a browser.
        public var universalLinksOnly = false

        /// Makes options with which any application may open the URL.
        public init() {}
    }
}

nonisolated extension UIScene {
    /// Posted before the scene connects to the application.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when the scene has disconnected from the application.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when the scene became active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before the scene becomes inactive.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before the scene enters the foreground.
    public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the scene entered the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
