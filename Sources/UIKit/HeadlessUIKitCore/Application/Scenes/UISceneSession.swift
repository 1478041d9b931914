/// The persistent information about a scene, across launches of the application, until the user closes the scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name in UIKit.
        public let rawValue: String

        /// Makes a role with a name from UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The interface on the device's screen.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration with which the scene was made.
    public internal(set) var configuration: UISceneConfiguration
    /// Identifies the session across launches.
    public let persistentIdentifier: String
    /// The activity that the scene saved when it last entered the background, for a later launch.
    public internal(set) var stateRestorationActivity: NSUserActivity?
    /// Values that the application stores with the session.
    public var userInfo: [String: Any]?

    init(_ persistentIdentifier: String, _ configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        self.configuration = configuration
        role = configuration.role
    }
}
