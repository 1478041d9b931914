import Foundation

/// One of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller in sight before the transition, or if that is cancelled.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The controller in sight after the transition.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController")
}

/// One of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that leaves sight.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes into sight.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator is told of a transition between two controllers, and how it tells of its end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition happens; the animator adds to it the view that comes.
    var containerView: UIView { get }
    /// Whether anything is to move; a custom presentation is also told of transitions in which nothing does.
    var isAnimated: Bool { get }
    /// Whether a gesture or the like leads the transition.
    var isInteractive: Bool { get }
    /// Whether the transition is on its way back.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented or dismissed; ``UIModalPresentationStyle/none`` where none is.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Tells how far the user has led the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that the user let go, and that the transition goes on to its end.
    func finishInteractiveTransition()
    /// Tells that the user let go, and that the transition goes back to its start.
    func cancelInteractiveTransition()
    /// Tells that the transition is over; an animator must call it, once.
    ///
    /// - Parameter didComplete: whether it came to its end, and not back to its start.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; `nil` for one that the transition leaves where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the start, in the container; of no size if it is nowhere.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end, in the container; of no size if it is nowhere.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// What turns the views by as much as the screen turns meanwhile; nothing, where it does not.
    var targetTransform: CGAffineTransform { get }
}
