import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Manual appearance forwarding") struct ManualForwardingTests {
    final class Container: LoggingController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    let log = EventLog()

    @Test("A container that forwards nothing calls its children's appearance methods by hand only")
    func byHand() {
        UIApplication.withShared(UIApplication()) {
            let (container, child) = (Container("P", log), LoggingController("C", log))
            let grandchild = LoggingController("G", log)
            child.contain(grandchild)
            container.contain(child)
            _ = log.take()
            let window = UIWindow.showing(container)
            #expect(log.take() == "P viewWillAppear\nP viewIsAppearing\nP viewDidAppear")
            child.beginAppearanceTransition(true, animated: true)
            #expect(log.take() == "C viewWillAppear animated\nG viewWillAppear animated")
            UIApplication.shared.commit()
            #expect(log.take() == "")
            child.endAppearanceTransition()
            #expect(
                log.take() == """
                    C viewIsAppearing animated
                    C viewDidAppear animated
                    G viewIsAppearing animated
                    G viewDidAppear animated
                    """)
            container.reactions["viewWillDisappear"] = {
                child.beginAppearanceTransition(false, animated: false)
            }
            container.reactions["viewDidDisappear"] = { child.endAppearanceTransition() }
            window.isHidden = true
            #expect(
                log.take() == """
                    P viewWillDisappear
                    C viewWillDisappear
                    G viewWillDisappear
                    P viewDidDisappear
                    C viewDidDisappear
                    G viewDidDisappear
                    """)
        }
    }

    @Test("An appearance begun before the view is added ends when it is ended, not with the turn")
    func swapping() {
        UIApplication.withShared(UIApplication()) {
            let (container, child) = (Container("P", log), LoggingController("C", log))
            child.contain(LoggingController("G", log))
            _ = UIWindow.showing(container)
            _ = log.take()
            container.addChild(child)
            child.beginAppearanceTransition(true, animated: false)
            container.view.addSubview(child.view)
            UIApplication.shared.commit()
            #expect(
                log.take() == """
                    C willMove(toParent:) P
                    C viewWillAppear
                    G viewWillAppear
                    C viewIsAppearing
                    G viewIsAppearing
                    """)
            child.endAppearanceTransition()
            #expect(log.take() == "C viewDidAppear\nG viewDidAppear")
            child.beginAppearanceTransition(false, animated: false)
            child.view.removeFromSuperview()
            #expect(log.take() == "C viewWillDisappear\nG viewWillDisappear")
            child.endAppearanceTransition()
            #expect(log.take() == "C viewDidDisappear\nG viewDidDisappear")
        }
    }

    @Test("Beginning or ending twice counts once; ending without beginning does nothing")
    func unbalanced() {
        let child = LoggingController("C", log)
        child.endAppearanceTransition()
        #expect(log.take() == "")
        child.beginAppearanceTransition(false, animated: false)
        #expect(log.take() == "")
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.take() == "C viewDidLoad\nC viewWillAppear\nC viewDidAppear")
    }

    @Test("An interrupted appearance ends in the disappearance")
    func brokenOff() {
        let child = LoggingController("C", log)
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(
            log.take() == """
                C viewDidLoad
                C viewWillAppear animated
                C viewWillDisappear animated
                C viewDidDisappear animated
                """)
    }
}
