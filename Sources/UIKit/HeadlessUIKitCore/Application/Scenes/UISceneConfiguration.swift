/// The configuration with which a scene is made.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a ``UISceneDelegate``; each scene gets a new instance.
    public var delegateClass: AnyClass?
    /// The storyboard, of a type that this wing does not know.
    final var storyboardStore: AnyObject?

    /// Makes a configuration; the delegate's class and the storyboard are those that the application declares, unless
    /// others are set.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        let application = UIApplication.shared
        delegateClass = application.declarations.sceneDelegateClass
        if delegateClass != nil { storyboardStore = application.mainStoryboard }
    }
}
