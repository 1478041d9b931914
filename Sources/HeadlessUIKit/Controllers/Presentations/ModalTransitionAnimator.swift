import Foundation

/// What moves the views of a presentation or a dismissal in one of the usual ways.
@MainActor
final class ModalTransitionAnimator: UIViewControllerAnimatedTransitioning {
    /// How long a slide takes, in seconds; UIKit's own last about as long.
    static let duration = 0.4
    /// How long a page takes to be turned, in seconds; commonly reported of UIKit.
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
                    view.frame.origin.y = container.bounds.maxY
                }
            }
        } completion: { _ in
            if style == .crossDissolve { view.alpha = alpha }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Puts what comes to where it comes from.
    private func come(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        UIView.performWithoutAnimation {
            guard let to = context.viewController(forKey: .to) else { return }
            view.frame = context.finalFrame(for: to)
            switch style {
            case .coverVertical: view.frame.origin.y = context.containerView.bounds.maxY
            case .crossDissolve: view.alpha = 0
            case .flipHorizontal, .partialCurl: break
            }
            context.containerView.addSubview(view)
        }
    }

    /// Turns what is seen about its vertical axis: for half of the time the one side gets narrow, then the other wide.
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
