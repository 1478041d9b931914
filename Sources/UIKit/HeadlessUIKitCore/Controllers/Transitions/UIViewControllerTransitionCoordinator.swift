import Foundation

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

/// A transition under way, to which animations and completions can be added.
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     transitionCoordinator?.animate { _ in self.toolbar.alpha = 1 }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` along with the transition, and `completion` once that is over.
    ///
    /// - Returns: whether `animation` will run: not if the transition is already running.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `animation` along with the transition, in a view that is outside its container.
    ///
    /// - Returns: whether `animation` will run: not if the transition is already running.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the interaction ends.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
