import Foundation
import HeadlessUIKit
import TestSupport

/// A card in the lower part of the screen with what is behind it dimmed, written as iOS programmers do.
final class CardPresentationController: UIPresentationController {
    let log: EventLog
    let dimming = UIView()

    init(_ presented: UIViewController, presenting: UIViewController?, log: EventLog) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
        dimming.backgroundColor = .black
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 20, y: bounds.height - 320, width: bounds.width - 40, height: 300)
    }

    override func presentationTransitionWillBegin() {
        log.add("presentationTransitionWillBegin")
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [log, dimming] _ in
                log.add("alongside")
                dimming.alpha = 1
            },
            completion: { [log] in log.add("coordinator done, cancelled \($0.isCancelled)") })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.add("presentationTransitionDidEnd \(completed)")
    }

    override func dismissalTransitionWillBegin() {
        log.add("dismissalTransitionWillBegin")
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [log, dimming] _ in
                log.add("alongside")
                dimming.alpha = 0
            },
            completion: { [log] in log.add("coordinator done, cancelled \($0.isCancelled)") })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log.add("dismissalTransitionDidEnd \(completed)")
    }

    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

/// Slides a card in and out.
final class CardAnimator: UIViewControllerAnimatedTransitioning {
    let log: EventLog
    let isPresenting: Bool

    init(_ log: EventLog, isPresenting: Bool) {
        self.log = log
        self.isPresenting = isPresenting
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        guard let view = context.view(forKey: isPresenting ? .to : .from),
            let controller = context.viewController(forKey: isPresenting ? .to : .from)
        else { return context.completeTransition(false) }
        let hidden = context.containerView.bounds.height
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
            view.frame.origin.y = hidden
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
            view.frame.origin.y = self.isPresenting ? context.finalFrame(for: controller).minY : hidden
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("animationEnded \(transitionCompleted)")
    }
}

/// Presents a controller as a card, interactively if an interactor is set.
final class CardTransition: UIViewControllerTransitioningDelegate {
    let log: EventLog
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ log: EventLog) {
        self.log = log
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("presentationController(forPresented:) source \(source.title ?? "")")
        return CardPresentationController(presented, presenting: presenting, log: log)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController(forPresented:)")
        return CardAnimator(log, isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        log.add("animationController(forDismissed:)")
        return CardAnimator(log, isPresenting: false)
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { interactor }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { interactor }
}
