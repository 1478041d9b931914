/// An object that animates the views of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds, which is also that of the animations alongside.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Animates the views, and calls the context's `completeTransition` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the transition is over.
    ///
    /// - Parameter transitionCompleted: `true` if it was completed, `false` if it was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

extension DelegateRole {
    static let animatedTransitioning = DelegateRole(
        "UIViewControllerAnimatedTransitioning",
        unasked: """
            interruptibleAnimator(using: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
            """
    ) { $0 is any UIViewControllerAnimatedTransitioning.Type }
}
