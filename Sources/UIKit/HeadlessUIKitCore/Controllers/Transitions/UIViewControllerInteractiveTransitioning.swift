/// An object that drives a transition between two controllers interactively, such as by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the transition after the interaction, as a multiple of the animator's speed; 1 by default.
    var completionSpeed: CGFloat { get }
    /// The animation curve after the interaction; ease in and out by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts interactively; `true` by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns 1: the animator's speed.
    public var completionSpeed: CGFloat { 1 }
    /// Returns ease in and out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns `true`.
    public var wantsInteractiveStart: Bool { true }
}
