import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Full-screen and sheet presentations") struct PresentationTests {
    let log = EventLog()

    private func shown(_ names: String..., style: UIModalPresentationStyle = .fullScreen)
        -> [LoggingController]
    {
        names.map { LoggingController($0, log, style: style) }
    }

    @Test("In full screen, the presenter disappears and the presented appears; the completion is last")
    func fullScreen() {
        UIApplication.withShared(UIApplication()) {
            let all = shown("A", "B")
            all[1].writesLayout = true
            let window = UIWindow.showing(all[0])
            _ = log.take()
            all[0].present(all[1], animated: false) { log.add("completion") }
            #expect(
                log.take() == """
                    B viewDidLoad
                    A viewWillDisappear
                    B viewWillAppear
                    B viewIsAppearing
                    B viewWillLayoutSubviews
                    B viewDidLayoutSubviews
                    B viewDidAppear
                    A viewDidDisappear
                    completion
                    """)
            #expect(all[0].view.window == nil && all[1].view.window === window)
            #expect(all[1].view.frame == window.bounds)
            all[0].dismiss(animated: false) { log.add("completion") }
            #expect(
                log.take() == """
                    B viewWillDisappear
                    A viewWillAppear
                    A viewIsAppearing
                    A viewDidAppear
                    B viewDidDisappear
                    completion
                    """)
            #expect(window.subviews == [all[0].view] && all[1].view.superview == nil)
        }
    }

    @Test(
        "Where the presenter stays visible, only the presented controller gets appearance calls",
        arguments: [
            (.automatic, 54), (.pageSheet, 54), (.overFullScreen, 0),
        ] as [(UIModalPresentationStyle, CGFloat)])
    func overOthers(style: UIModalPresentationStyle, top: CGFloat) {
        UIApplication.withShared(UIApplication()) {
            let all = shown("A", "B", style: style)
            let window = UIWindow.showing(all[0])
            _ = log.take()
            all[0].present(all[1], animated: false) { log.add("completion") }
            #expect(
                log.take() == """
                    B viewDidLoad
                    B viewWillAppear
                    B viewIsAppearing
                    B viewDidAppear
                    completion
                    """)
            #expect(all[0].view.window === window)
            #expect(all[1].view.frame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
            all[1].dismiss(animated: false) { log.add("completion") }
            #expect(log.take() == "B viewWillDisappear\nB viewDidDisappear\ncompletion")
            #expect(window.subviews == [all[0].view])
        }
    }

    @Test("An animated presentation takes the time of a slide in each direction")
    func animated() {
        UIApplication.withShared(UIApplication()) {
            let clock = UIApplication.shared.clock
            let all = shown("A", "B")
            _ = UIWindow.showing(all[0])
            _ = log.take()
            all[0].present(all[1], animated: true) { log.add("completion") }
            let begun = """
                B viewDidLoad
                A viewWillDisappear animated
                B viewWillAppear animated
                B viewIsAppearing animated
                """
            #expect(log.take() == begun)
            clock.advance(by: .milliseconds(399))
            #expect(log.take() == "" && all[0].view.window != nil)
            clock.advance(by: .milliseconds(1))
            #expect(log.take() == "B viewDidAppear animated\nA viewDidDisappear animated\ncompletion")
            all[0].dismiss(animated: true) { log.add("completion") }
            #expect(
                log.take() == """
                    B viewWillDisappear animated
                    A viewWillAppear animated
                    A viewIsAppearing animated
                    """)
            clock.advance(by: .milliseconds(399))
            #expect(log.take() == "")
            clock.advance(by: .milliseconds(1))
            #expect(log.take() == "A viewDidAppear animated\nB viewDidDisappear animated\ncompletion")
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test("A presentation with animations disabled is animated in the callbacks' arguments only")
    func animationsDisabled() {
        UIApplication.withShared(UIApplication()) {
            let all = shown("A", "B", style: .pageSheet)
            _ = UIWindow.showing(all[0])
            _ = log.take()
            UIView.performWithoutAnimation {
                all[0].present(all[1], animated: true) { log.add("completion") }
            }
            #expect(log.lines.suffix(2) == ["B viewDidAppear animated", "completion"])
            _ = log.take()
            TimeLapse.disableAnimations { all[0].dismiss(animated: true) { log.add("completion") } }
            #expect(log.lines.suffix(2) == ["B viewDidDisappear animated", "completion"])
            #expect(UIApplication.shared.clock.now.offset == .zero)
        }
    }

    @Test("An animation that is under way when animations are disabled takes its time")
    func disabledMeanwhile() {
        UIApplication.withShared(UIApplication()) {
            let all = shown("A", "B")
            _ = UIWindow.showing(all[0])
            all[0].present(all[1], animated: true)
            TimeLapse.disableAnimations { log.add("disabled") }
            #expect(
                log.lines.suffix(3) == [
                    "disabled", "B viewDidAppear animated", "A viewDidDisappear animated",
                ])
            #expect(UIApplication.shared.clock.now.offset == .milliseconds(400))
        }
    }

    @Test(
        "A controller knows its presenter, what it presents, and whether it is being presented or dismissed")
    func properties() {
        UIApplication.withShared(UIApplication()) {
            let all = shown("A", "B")
            let child = LoggingController("C", log)
            all[1].contain(child)
            _ = UIWindow.showing(all[0])
            var ways: [String] = []
            for event in RootAppearanceTests.comes + RootAppearanceTests.goes {
                all[1].reactions[event] = { [unowned b = all[1]] in
                    ways.append("\(event) \(b.isBeingPresented) \(b.isBeingDismissed)")
                }
            }
            all[0].present(all[1], animated: true) {
                ways.append("completion \(all[1].isBeingPresented) \(all[1].isBeingDismissed)")
            }
            #expect(all[0].presentedViewController === all[1] && all[1].presentingViewController === all[0])
            #expect(child.presentingViewController === all[0] && child.presentedViewController == nil)
            #expect(all[0].presentingViewController == nil && all[1].presentedViewController == nil)
            #expect(!all[0].isBeingPresented && !all[0].isBeingDismissed)
            UIApplication.shared.clock.advance(by: .seconds(1))
            child.dismiss(animated: true) {
                ways.append("completion \(all[1].isBeingPresented) \(all[1].isBeingDismissed)")
            }
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(all[0].presentedViewController == nil && all[1].presentingViewController == nil)
            #expect(
                ways == [
                    "viewWillAppear true false", "viewIsAppearing true false", "viewDidAppear true false",
                    "completion false false", "viewWillDisappear false true", "viewDidDisappear false true",
                    "completion false false",
                ])
        }
    }

    @Test("The children of both appear and disappear with them")
    func children() {
        UIApplication.withShared(UIApplication()) {
            let all = shown("A", "B")
            let inner = shown("a", "b")
            all[0].contain(inner[0])
            all[1].contain(inner[1])
            _ = UIWindow.showing(all[0])
            _ = log.take()
            inner[0].present(all[1], animated: true)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                log.take() == """
                    A viewWillDisappear animated
                    a viewWillDisappear animated
                    B viewWillAppear animated
                    b viewWillAppear animated
                    B viewIsAppearing animated
                    b viewIsAppearing animated
                    B viewDidAppear animated
                    b viewDidAppear animated
                    A viewDidDisappear animated
                    a viewDidDisappear animated
                    """)
            #expect(all[0].presentedViewController === all[1] && inner[0].presentedViewController === all[1])
        }
    }

    @Test("The responder chain goes from the presented controller through its presenter to the application")
    func responderChain() {
        UIApplication.withShared(UIApplication()) {
            let all = shown("A", "B", style: .pageSheet)
            let child = LoggingController("C", log)
            all[1].contain(child)
            let window = UIWindow.showing(all[0])
            all[0].present(all[1], animated: false)
            var chain: [UIResponder] = []
            var responder: UIResponder? = child.view
            while let current = responder, chain.count < 100 {
                chain.append(current)
                responder = current.next
            }
            let expected: [UIResponder] = [
                child.view, child, all[1].view, all[1], all[0], window, UIApplication.shared,
            ]
            #expect(chain == expected)
            #expect(all[0].view.next === all[0] && UIApplication.shared.next == nil)
        }
    }
}
