import Foundation

/// Leads an animator's transition by a share of its way, as a gesture says.
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
    // Nobody else holds a transition that stands still.
    private var transition: ControllerTransition?

    /// Makes one that leads nothing yet.
    public override init() {
        super.init()
    }

    /// How long the animator's whole way takes, in seconds.
    public final var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

    /// How far the transition is led, from 0 to 1.
    public private(set) final var percentComplete: CGFloat = 0

    /// How fast it is brought to its end, as a multiple of the animator's speed.
    open var completionSpeed: CGFloat = 1 {
        didSet {
            completionSpeed = completionSpeed.finite(or: oldValue, "completionSpeed", of: "\(type(of: self))")
        }
    }

    /// How it is brought to its end.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the transition begins in the user's hands.
    open var wantsInteractiveStart = true

    /// Takes the transition in hand, at its start.
    ///
    /// UIKit calls it; an override calls `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        percentComplete = 0
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        transition.beginInHand()
        transition.onEnd { [weak self] in self?.transition = nil }
    }

    /// Leads the transition to a share of its way, from 0 to 1; what lies beyond is cut, and what is no number ignored.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition run on to its end.
    open func finish() {
        transition?.letGo(cancelled: false, speed: completionSpeed, curve: completionCurve)
    }

    /// Lets the transition run back to its start.
    open func cancel() {
        transition?.letGo(cancelled: true, speed: completionSpeed, curve: completionCurve)
    }
}
