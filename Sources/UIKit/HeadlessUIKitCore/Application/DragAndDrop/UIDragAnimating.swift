/// The animation of a lift, a drop or its cancelling.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated at the same time.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Adds a callback for the end, with the position at which the animation ended.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
}
