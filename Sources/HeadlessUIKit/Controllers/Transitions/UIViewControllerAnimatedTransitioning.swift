import Foundation

/// An object that moves the views of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long it takes, in seconds; what is animated alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Moves the views, and calls the context's `completeTransition` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Tells that the transition is over.
    ///
    /// - Parameter transitionCompleted: whether it came to its end, and not back to its start.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
