/// Animates a presentation or a dismissal in one of the standard transition styles.
@MainActor
final class ModalTransitionAnimator: UIViewControllerAnimatedTransitioning {
    static let duration = 0.4
    /// The duration of a page curl, in seconds; commonly reported of UIKit.
    static let pageDuration = 0.75

    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        switch style {
        case .coverVertical, .crossDissolve: Self.duration
        case .flipHorizontal, .partialCurl: Self.pageDuration
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            context.completeTransition(!context.transitionWasCancelled)
            return
        }
        let alpha = view.alpha
        if isPresenting { come(view, context) }
        if style == .flipHorizontal {
            flip(view, context)
            return
        }
        let isPresenting = isPresenting
        let style = style
        let container = context.containerView
        UIView.animate(withDuration: transitionDuration(using: context), options: .keepsTime) {
            switch style {
            case .crossDissolve: view.alpha = isPresenting ? alpha : 0
            case .partialCurl, .flipHorizontal: break
            case .coverVertical:
                if isPresenting {
                    if let to = context.viewController(forKey: .to) {
                        view.frame = context.finalFrame(for: to)
                    }
                } else {
                    var frame = view.frame
                    frame.origin.y = container.bounds.maxY
                    view.frame = frame
                }
            }
            (context as? ControllerTransition)?.runAlongside()
        } completion: { _ in
            if style == .crossDissolve { view.alpha = alpha }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func come(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        UIView.performWithoutAnimation {
            guard let to = context.viewController(forKey: .to) else { return }
            var frame = context.finalFrame(for: to)
            if style == .coverVertical { frame.origin.y = context.containerView.bounds.maxY }
            view.frame = frame
            if style == .crossDissolve { view.alpha = 0 }
            context.containerView.addSubview(view)
        }
    }

    /// Flips the content about its vertical axis: for half of the time the old side gets narrower, then the new one
    /// wider.
    private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let other = context.view(forKey: isPresenting ? .from : .to)
        let (front, back) = isPresenting ? (other, view) : (view, other)
        let edge = CGAffineTransform(scaleX: 0.001, y: 1)
        let own = (front?.transform ?? .identity, back?.transform ?? .identity)
        UIView.performWithoutAnimation { back?.transform = edge }
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: context), delay: 0, options: .keepsTime
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { front?.transform = edge }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { back?.transform = own.1 }
        } completion: { _ in
            front?.transform = own.0
            back?.transform = own.1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
