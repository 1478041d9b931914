/// Drives an animator's transition by a fraction complete, as from a gesture.
///
/// ```swift
/// switch pan.state {
/// case .changed: transition.update(pan.translation(in: view).x / view.bounds.width)
/// case .ended where transition.percentComplete > 0.5: transition.finish()
/// case .ended, .cancelled: transition.cancel()
/// default: break
/// }
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    // Nothing else holds a transition that is paused.
    private var transition: ControllerTransition?

    /// Makes an object that drives no transition yet.
    public override init() {
        super.init()
    }

    /// The duration of the animator's whole transition, in seconds.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

    /// The fraction of the transition that is complete, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed at which the transition is finished or cancelled, as a multiple of the animator's speed.
    open var completionSpeed: CGFloat = 1 {
        didSet {
            completionSpeed = completionSpeed.finite(or: oldValue, "completionSpeed", of: "\(type(of: self))")
        }
    }

    /// The animation curve with which the transition is finished or cancelled.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the transition starts interactively.
    open var wantsInteractiveStart = true

    /// Starts the interactive transition, paused at its start.
    ///
    /// UIKit calls it; an override calls `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        percentComplete = 0
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        transition.beginInteractively()
        transition.onEnd { [weak self] in self?.transition = nil }
    }

    /// Moves the transition to a fraction from 0 to 1; other values are clamped, and NaN is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition continue to its end.
    open func finish() {
        transition?.letGo(cancelled: false, speed: completionSpeed, curve: completionCurve)
    }

    /// Lets the transition return to its start.
    open func cancel() {
        transition?.letGo(cancelled: true, speed: completionSpeed, curve: completionCurve)
    }
}
