/// The configuration with which a scene is made.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a ``UISceneDelegate``; each scene gets a new instance.
    public var delegateClass: AnyClass?

    /// Makes a configuration; the delegate's class is the one that the application declares, unless another one is set.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        delegateClass = UIApplication.shared.declarations.sceneDelegateClass
    }
}
