/// What runs when a property of a layer changes, such as an animation.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
