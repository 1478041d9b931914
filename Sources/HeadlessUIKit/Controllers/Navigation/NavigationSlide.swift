import Foundation

/// How a navigation controller moves from one controller to another unless told otherwise.
///
/// The one on top comes in from the right or goes out there; the one behind moves by a part of the way only.
@MainActor
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
    /// How long it takes, in seconds; UIKit's own lasts about as long.
    static let duration: TimeInterval = 0.35
    /// How much of the way the controller behind moves, as is seen.
    private static let shareBehind: CGFloat = 0.3

    private let isPop: Bool

    init(isPop: Bool) {
        self.isPop = isPop
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(true)
        }
        let from = context.view(forKey: .from)
        let width = context.containerView.bounds.width
        let (ahead, behind) = (width, -width * Self.shareBehind)
        let end = context.finalFrame(for: controller)
        if isPop, let from {
            context.containerView.insertSubview(to, belowSubview: from)
        } else {
            context.containerView.addSubview(to)
        }
        to.frame = end.offsetBy(dx: isPop ? behind : ahead, dy: 0)
        UIView.animate(withDuration: Self.duration, options: .keepsTime) { [isPop] in
            from?.center.x += isPop ? ahead : behind
            to.frame = end
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
