import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Custom transitions") struct CustomTransitionTests {
    let log = EventLog()

    private func inWorld(_ body: (LoggingController, LoggingController, CardTransition) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .custom))
            let card = CardTransition(log)
            b.transitioningDelegate = card
            _ = UIWindow.showing(a)
            _ = log.take()
            body(a, b, card)
        }
    }

    private func shownFrame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

    @Test("A card and its dimming view appear and disappear in UIKit's order")
    func card() throws {
        try UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .custom))
            let card = CardTransition(log)
            b.transitioningDelegate = card
            let window = UIWindow.showing(a)
            let clock = UIApplication.shared.clock
            _ = log.take()
            a.present(b, animated: true) { log.add("completion") }
            #expect(
                log.take() == """
                    presentationController(forPresented:) source A
                    animationController(forPresented:)
                    B viewDidLoad
                    presentationTransitionWillBegin
                    B viewWillAppear animated
                    animateTransition
                    B viewIsAppearing animated
                    alongside
                    """)
            let controller = try #require(b.presentationController as? CardPresentationController)
            let container = try #require(controller.containerView)
            #expect(container.superview === window && container.subviews == [controller.dimming, b.view])
            #expect(b.transitionCoordinator != nil && a.transitionCoordinator === b.transitionCoordinator)
            clock.advance(by: .milliseconds(250))
            #expect(shownFrame(b.view) == CGRect(x: 20, y: 684, width: 350, height: 300))
            #expect(log.take() == "")
            clock.advance(by: .milliseconds(250))
            #expect(
                log.take() == """
                    animationEnded true
                    B viewDidAppear animated
                    presentationTransitionDidEnd true
                    coordinator done, cancelled false
                    completion
                    """)
            #expect(b.view.frame == CGRect(x: 20, y: 524, width: 350, height: 300))
            #expect(b.transitionCoordinator == nil && controller.dimming.alpha == 1)
            b.dismiss(animated: true) { log.add("completion") }
            clock.advance(by: .milliseconds(500))
            #expect(
                log.take() == """
                    animationController(forDismissed:)
                    dismissalTransitionWillBegin
                    B viewWillDisappear animated
                    animateTransition
                    alongside
                    animationEnded true
                    B viewDidDisappear animated
                    dismissalTransitionDidEnd true
                    coordinator done, cancelled false
                    completion
                    """)
            #expect(window.subviews == [a.view] && controller.containerView == nil)
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test("Without animation the animators are not asked, and everything happens immediately")
    func notAnimated() {
        inWorld { a, b, _ in
            a.present(b, animated: false) { log.add("completion") }
            #expect(
                log.take() == """
                    presentationController(forPresented:) source A
                    B viewDidLoad
                    presentationTransitionWillBegin
                    B viewWillAppear
                    B viewIsAppearing
                    alongside
                    B viewDidAppear
                    presentationTransitionDidEnd true
                    coordinator done, cancelled false
                    completion
                    """)
            a.dismiss(animated: false) { log.add("completion") }
            #expect(
                log.take() == """
                    dismissalTransitionWillBegin
                    B viewWillDisappear
                    alongside
                    B viewDidDisappear
                    dismissalTransitionDidEnd true
                    coordinator done, cancelled false
                    completion
                    """)
        }
    }

    @Test("With animations disabled, presenting and dismissing is done when the block returns")
    func disabled() {
        inWorld { a, b, _ in
            TimeLapse.disableAnimations { a.present(b, animated: true) { log.add("completion") } }
            #expect(log.take().hasSuffix("completion") && b.appearance.phase == .appeared)
            TimeLapse.disableAnimations { a.dismiss(animated: true) { log.add("completion") } }
            #expect(log.take().hasSuffix("completion") && b.view.window == nil)
        }
    }

    @Test("An interactive dismissal follows the gesture, and completes or reverts when it ends")
    func interactiveDismissal() {
        inWorld { a, b, card in
            a.present(b, animated: false)
            let interactor = UIPercentDrivenInteractiveTransition()
            card.interactor = interactor
            _ = log.take()
            b.dismiss(animated: true) { log.add("completion") }
            interactor.update(0.25)
            #expect(shownFrame(b.view).minY == 604)
            interactor.update(0.75)
            UIApplication.shared.clock.advance(by: .seconds(10))
            #expect(shownFrame(b.view).minY == 764)
            #expect(log.take().hasSuffix("B viewWillDisappear animated\nanimateTransition\nalongside"))
            interactor.cancel()
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                log.take() == """
                    animationEnded false
                    B viewWillAppear animated
                    B viewIsAppearing animated
                    B viewDidAppear animated
                    dismissalTransitionDidEnd false
                    coordinator done, cancelled true
                    completion
                    """)
            #expect(b.view.frame.minY == 524 && a.presentedViewController === b && !b.isBeingDismissed)
            b.dismiss(animated: true)
            interactor.update(0.5)
            interactor.finish()
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(b.view.window == nil && a.presentedViewController == nil)
            #expect(log.lines.filter { $0.hasPrefix("B") }.last == "B viewDidDisappear animated")
        }
    }

    @Test("A cancelled interactive presentation leaves nothing presented")
    func interactivePresentation() {
        inWorld { a, b, card in
            let interactor = UIPercentDrivenInteractiveTransition()
            card.interactor = interactor
            a.present(b, animated: true) { log.add("completion") }
            interactor.update(0.5)
            _ = log.take()
            interactor.cancel()
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                log.take() == """
                    animationEnded false
                    B viewWillDisappear animated
                    B viewDidDisappear animated
                    presentationTransitionDidEnd false
                    coordinator done, cancelled true
                    completion
                    """)
            #expect(a.presentedViewController == nil && b.view.superview == nil)
            #expect(UIApplication.shared.windows[0].subviews == [a.view])
            a.present(b, animated: true)
            interactor.finish()
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(a.presentedViewController === b && b.appearance.phase == .appeared)
        }
    }

    @Test("A cancelled dismissal of a full-screen controller leaves the presenter off screen")
    func fullScreenLedBack() {
        inWorld { a, b, card in
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            let interactor = UIPercentDrivenInteractiveTransition()
            card.interactor = interactor
            _ = log.take()
            b.dismiss(animated: true)
            interactor.update(0.5)
            #expect(a.view.window != nil)
            interactor.cancel()
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                log.lines.filter { $0.contains(" view") } == [
                    "B viewWillDisappear animated", "A viewWillAppear animated", "A viewIsAppearing animated",
                    "B viewWillAppear animated", "A viewWillDisappear animated", "B viewIsAppearing animated",
                    "B viewDidAppear animated", "A viewDidDisappear animated",
                ])
            #expect(a.view.window == nil && b.view.window != nil)
            a.dismiss(animated: false)
            #expect(a.view.window != nil && b.view.window == nil)
        }
    }

    @Test("Hiding the window cancels an interactive transition")
    func hiddenWhileLed() {
        inWorld { a, b, card in
            a.present(b, animated: false)
            let interactor = UIPercentDrivenInteractiveTransition()
            card.interactor = interactor
            b.dismiss(animated: true)
            interactor.update(0.5)
            let window = UIApplication.shared.windows[0]
            window.isHidden = true
            #expect(a.presentedViewController === b && b.appearance.phase == .disappeared)
            window.isHidden = false
            interactor.finish()
            TimeLapse.advanceMainRunLoop()
            #expect(b.appearance.phase == .appeared && b.view.frame.minY == 524)
        }
    }

    @Test("An animator that never ends leaves its transition pending, and blocks nothing else")
    func neverCompletes() {
        final class Lazy: UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { .nan }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {}
        }
        final class Delegate: UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Lazy() }
        }
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .fullScreen))
            let delegate = Delegate()
            b.transitioningDelegate = delegate
            let window = UIWindow.showing(a)
            a.present(b, animated: true)
            TimeLapse.advanceMainRunLoop()
            #expect(b.isBeingPresented)
            window.rootViewController = UIViewController()
            #expect(a.presentedViewController == nil && window.subviews.count == 1)
        }
    }
}
