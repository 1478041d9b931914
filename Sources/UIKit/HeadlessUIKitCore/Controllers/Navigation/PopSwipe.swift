/// The interactive pop gesture: the swipe from the leading edge that drives a navigation controller's pop.
@MainActor
final class PopSwipe: UIGestureRecognizerDelegate {
    /// The speed of a finger above which its direction alone decides when it is lifted, in points per second. Apple
    /// documents no number; this is close to what is seen.
    private static let decisiveSpeed: CGFloat = 300

    let recognizer: UIScreenEdgePanGestureRecognizer = PopSwipeRecognizer()
    weak var controller: UINavigationController?
    /// Drives the transition while the finger is down; it holds the transition.
    private var interactor: UIPercentDrivenInteractiveTransition?

    init() {
        edgeMayHaveChanged()
        recognizer.delegate = self
        recognizer.addTarget(self, action: PopSwipe.changed)
    }

    private var isRightToLeft: Bool { controller?.viewIfLoaded?.isRightToLeft ?? false }

    func edgeMayHaveChanged() {
        let edge: UIRectEdge = isRightToLeft ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.navigationBar.backButtonItem != nil,
            !controller.isNavigationBarHidden
        else { return false }
        return controller.canPopInteractively()
    }

    private func changed() {
        switch recognizer.state {
        case .began: begin()
        case .changed: interactor?.update(share)
        case .ended:
            let speed = recognizer.velocity(in: controller?.view).x * (isRightToLeft ? -1 : 1)
            let isFinished = abs(speed) >= Self.decisiveSpeed ? speed > 0 : share > 0.5
            end(finished: isFinished)
        case .cancelled, .failed: end(finished: false)
        case .possible: break
        }
    }

    private var share: CGFloat {
        guard let view = controller?.view, view.bounds.width > 0 else { return 0 }
        return recognizer.translation(in: view).x * (isRightToLeft ? -1 : 1) / view.bounds.width
    }

    private func begin() {
        guard let controller, controller.canPopInteractively() else { return }
        let interactor = UIPercentDrivenInteractiveTransition()
        self.interactor = interactor
        controller.popInteractively(by: interactor)
        interactor.update(share)
    }

    private func end(finished: Bool) {
        guard let interactor = interactor.take() else { return }
        finished ? interactor.finish() : interactor.cancel()
    }
}

private final class PopSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
    override var leavesControlsTheirTouches: Bool { true }
}

extension UINavigationController {
    /// Pops the top controller in a transition that the user drives.
    fileprivate func popInteractively(by interactor: UIPercentDrivenInteractiveTransition) {
        self.interactor = interactor
        popViewController(animated: true)
        settle()
        // A subclass may not have popped.
        self.interactor = nil
    }
}
