import Foundation

/// What there is to know of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether anything moves.
    var isAnimated: Bool { get }
    /// How the controller is presented or dismissed; ``UIModalPresentationStyle/none`` where none is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture led the transition when it began.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be taken into the hand once it runs by itself.
    var isInterruptible: Bool { get }
    /// Whether a gesture leads the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition is on its way back.
    var isCancelled: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the user had led it when letting go, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast it runs since the user let go, as a multiple of its own speed.
    var completionVelocity: CGFloat { get }
    /// How it runs since the user let go.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// What turns the views by as much as the screen turns meanwhile; nothing, where it does not.
    var targetTransform: CGAffineTransform { get }

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition under way, for those who want to do something alongside.
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     transitionCoordinator?.animate { _ in self.toolbar.alpha = 1 }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's own, and `completion` once that is over.
    ///
    /// - Returns: whether `animation` will be run: not if the transition runs already.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `animation` with the transition's own, in a view that is not in its container.
    ///
    /// - Returns: whether `animation` will be run: not if the transition runs already.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when a gesture lets go of the transition.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition's own.
    @discardableResult
    public func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
