/// The default animation of a navigation controller from one controller to another.
///
/// The top one slides in from the trailing edge or out to it; the one behind moves by a part of the distance only.
@MainActor
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
    /// The duration, in seconds; close to UIKit's own.
    static let duration: TimeInterval = 0.35
    /// The share of the distance that the controller behind moves, as seen in UIKit.
    private static let shareBehind: CGFloat = 0.3

    private let isPop: Bool
    private let isRightToLeft: Bool

    init(isPop: Bool, isRightToLeft: Bool = false) {
        self.isPop = isPop
        self.isRightToLeft = isRightToLeft
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
        let width = context.containerView.bounds.width * (isRightToLeft ? -1 : 1)
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
