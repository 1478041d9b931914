import Foundation

/// An object that leads a transition between two controllers by a gesture or the like.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast it is brought to its end once the user lets go, as a multiple of the animator's speed; 1 if left out.
    var completionSpeed: CGFloat { get }
    /// How it is brought to its end; fast in the middle if left out.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins in the user's hands; `true` if left out.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// As fast as the animator.
    public var completionSpeed: CGFloat { 1 }
    /// Fast in the middle.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// It does.
    public var wantsInteractiveStart: Bool { true }
}
