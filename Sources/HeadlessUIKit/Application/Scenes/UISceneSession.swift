import Foundation

/// What there is of a scene as long as its user has not done away with it, over launches of the application.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String

        /// Makes a role of UIKit's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The interface on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// What the scene was made with.
    public internal(set) var configuration: UISceneConfiguration
    /// What names the session over launches.
    public let persistentIdentifier: String
    /// What the scene showed when it last went into the background, for a later launch.
    public internal(set) var stateRestorationActivity: NSUserActivity?
    /// Whatever the application keeps with the session.
    public var userInfo: [String: Any]?

    init(_ persistentIdentifier: String, _ configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        self.configuration = configuration
        role = configuration.role
    }
}

/// What a scene is made with.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, which is made anew for each scene; a ``UISceneDelegate``.
    public var delegateClass: AnyClass?

    /// Makes a configuration; the class of the delegate is what the application declares, unless another one is set.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        delegateClass = UIApplication.shared.declarations.sceneDelegateClass
    }
}
