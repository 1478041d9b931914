import Robot
import Testing

/// The examples of the documentation comments on presentations and transitions, as they stand there.
@MainActor @Suite("Examples of the documentation: presentations", .robot)
struct ExamplesOfPresentingTests: ScreenExamples {
    private typealias Screen = ExampleScreen

    let window = UIWindow.createWindowForTesting()

    @Test("The example of UIPopoverPresentationController does what its comment says", .robot(on: .iPad))
    func popover() {
        let screen = show("Map")
        let button = UIButton(frame: CGRect(x: 300, y: 300, width: 44, height: 44))
        screen.view.addSubview(button)
        let controller = Screen("Place")
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = button
        screen.present(controller, animated: false)
        #expect(isShown("This is Place") && isShown("This is Map"))
        #expect(controller.view.frame.width <= 320)
    }

    @Test("The example of UISheetPresentationController does what its comment says") func sheet() {
        let screen = show("Map")
        let controller = Screen("Place")
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        screen.present(controller, animated: false)
        #expect(isShown("This is Place") && controller.view.frame.minY > 400)
    }

    @Test("The example of UIPresentationController does what its comment says") func presentation() {
        final class CardPresentationController: UIPresentationController {
            let dimming = UIView()

            override var frameOfPresentedViewInContainerView: CGRect {
                (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 200)
            }

            override func presentationTransitionWillBegin() {
                dimming.frame = containerView?.bounds ?? .zero
                containerView?.insertSubview(dimming, at: 0)
                dimming.alpha = 0
                presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
            }
        }
        final class Cards: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                CardPresentationController(presentedViewController: presented, presenting: presenting)
            }
        }
        let (screen, cards, card) = (show("Table"), Cards(), Screen("Card"))
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = cards
        screen.present(card, animated: true)
        let dimming = (card.presentationController as? CardPresentationController)?.dimming
        TimeLapse.advance(by: .milliseconds(100))
        #expect((dimming?.layer.presentation()?.opacity).map { $0 > 0 && $0 < 1 } == true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(card.view.frame == CGRect(x: 20, y: 200, width: 350, height: 444))
    }

    @Test("The examples of transition coordinators and interactive transitions do what their comments say")
    func transitions() {
        final class Reader: Screen {
            let toolbar = UIView()

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate { _ in self.toolbar.alpha = 1 }
            }
        }
        let screen = show("Shelf")
        let reader = Reader("Book")
        reader.toolbar.alpha = 0
        let swipe = SwipeAway(from: reader)
        reader.transitioningDelegate = swipe
        reader.modalPresentationStyle = .fullScreen
        screen.present(reader, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(reader.toolbar.alpha == 1)
        panOn(reader, by: CGVector(dx: 100, dy: 0))
        TimeLapse.waitForAnimationsToFinish()
        #expect(screen.presentedViewController === reader)
        panOn(reader, by: CGVector(dx: 300, dy: 0))
        TimeLapse.waitForAnimationsToFinish()
        #expect(screen.presentedViewController == nil)
    }

    /// Leads the dismissal of a controller by a finger.
    private final class SwipeAway: UIViewControllerTransitioningDelegate {
        private let transition = UIPercentDrivenInteractiveTransition()
        private weak var controller: UIViewController?
        private var isUnderWay = false

        init(from controller: UIViewController) {
            self.controller = controller
            controller.view.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: SwipeAway.panned))
        }

        private func panned(_ pan: UIPanGestureRecognizer) {
            guard let view = controller?.view else { return }
            if pan.state == .began {
                isUnderWay = true
                controller?.dismiss(animated: true)
            }
            switch pan.state {
            case .changed: transition.update(pan.translation(in: view.window).x / view.bounds.width)
            case .ended where transition.percentComplete > 0.5: transition.finish()
            case .ended, .cancelled: transition.cancel()
            default: break
            }
        }

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { Slide() }

        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { isUnderWay ? transition : nil }
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .from) else {
                return transitionContext.completeTransition(false)
            }
            if let below = transitionContext.view(forKey: .to) {
                transitionContext.containerView.insertSubview(below, at: 0)
            }
            UIView.animate(withDuration: 0.3) {
                view.frame.origin.x = view.bounds.width
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }
}
