/// The state of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation or dismissal; ``UIModalPresentationStyle/none`` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition was interactive when it began.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can become interactive again after it was released.
    var isInterruptible: Bool { get }
    /// Whether the transition is interactive now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled and returns to its start.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The fraction to which the user had driven it when the interaction ended, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed since the interaction ended, as a multiple of its own speed.
    var completionVelocity: CGFloat { get }
    /// The animation curve since the interaction ended.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// The rotation of the views, if the screen rotates during the transition; otherwise the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns one of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the two views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
