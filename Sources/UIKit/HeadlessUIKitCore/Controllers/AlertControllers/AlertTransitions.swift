/// The animations with which alerts appear and disappear.
@MainActor
final class AlertTransitions: UIViewControllerTransitioningDelegate {
    var style: UIAlertController.Style

    init(_ style: UIAlertController.Style) {
        self.style = style
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(for: presented, isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        animator(for: dismissed, isPresenting: false)
    }

    /// Returns `nil` for a popover, which uses its standard animation.
    private func animator(for alert: UIViewController, isPresenting: Bool)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        let isInPopover = (alert as? UIAlertController)?.isInPopover ?? false
        return isInPopover ? nil : AlertAnimator(style, isPresenting: isPresenting)
    }
}

/// Fades an alert in and out, and slides an action sheet up and down.
@MainActor
private final class AlertAnimator: UIViewControllerAnimatedTransitioning {
    private let style: UIAlertController.Style
    private let isPresenting: Bool

    init(_ style: UIAlertController.Style, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    /// The duration in seconds; close to UIKit's own.
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key), let view = controller.viewIfLoaded else {
            context.completeTransition(!context.transitionWasCancelled)
            return
        }
        if isPresenting {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
            UIView.performWithoutAnimation { hide(view, in: context.containerView) }
        }
        UIView.animate(withDuration: transitionDuration(using: context), options: .keepsTime) { [self] in
            isPresenting ? show(view) : hide(view, in: context.containerView)
            (context as? ControllerTransition)?.runAlongside()
        } completion: { [self] _ in
            if !isPresenting { show(view) }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func show(_ view: UIView) {
        view.alpha = 1
        view.transform = .identity
    }

    private func hide(_ view: UIView, in container: UIView) {
        switch style {
        case .alert: view.alpha = 0
        case .actionSheet:
            view.transform = CGAffineTransform(
                translationX: 0, y: container.bounds.maxY - view.frame.minY)
        }
    }
}
