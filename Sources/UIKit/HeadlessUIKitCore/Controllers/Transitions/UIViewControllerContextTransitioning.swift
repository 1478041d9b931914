/// The information that an animator gets about a transition between two controllers, and the calls that end it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition happens; the animator adds the appearing view to it.
    var containerView: UIView { get }
    /// Whether the transition is animated; a custom presentation is also told of transitions that are not.
    var isAnimated: Bool { get }
    /// Whether the transition is interactive, such as driven by a gesture.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled and returns to its start.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation or dismissal; ``UIModalPresentationStyle/none`` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports the fraction to which the user has driven the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended, and that the transition continues to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction ended, and that the transition returns to its start.
    func cancelInteractiveTransition()
    /// Reports that the transition is over; an animator must call it once.
    ///
    /// - Parameter didComplete: `true` if it was completed, `false` if it was cancelled.
    func completeTransition(_ didComplete: Bool)

    /// Returns one of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the two views; `nil` for one that the transition leaves in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view, in the container; zero if it is not there at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, in the container; zero if it is not there at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// The rotation of the views, if the screen rotates during the transition; otherwise the identity.
    var targetTransform: CGAffineTransform { get }
}
