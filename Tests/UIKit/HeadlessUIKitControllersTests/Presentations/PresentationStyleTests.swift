import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Presentation and transition styles") struct PresentationStyleTests {
    let log = EventLog()

    static func pad(_ window: UIWindow) {
        window.traitOverrides.userInterfaceIdiom = .pad
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides.verticalSizeClass = .regular
    }

    @Test(
        "Each style has its frame, in compact and regular widths",
        arguments: [
            (.fullScreen, [0, 0, 390, 844], [0, 0, 1000, 800]),
            (.overFullScreen, [0, 0, 390, 844], [0, 0, 1000, 800]),
            (.currentContext, [0, 0, 390, 844], [0, 0, 1000, 800]),
            (.overCurrentContext, [0, 0, 390, 844], [0, 0, 1000, 800]),
            (.custom, [0, 0, 390, 844], [0, 0, 1000, 800]),
            (.pageSheet, [0, 54, 390, 790], [148, 20, 704, 760]),
            (.automatic, [0, 54, 390, 790], [148, 20, 704, 760]),
            (.formSheet, [0, 54, 390, 790], [230, 90, 540, 620]),
        ] as [(UIModalPresentationStyle, [CGFloat], [CGFloat])])
    func places(style: UIModalPresentationStyle, phone: [CGFloat], pad: [CGFloat]) {
        for (place, isPad) in [(phone, false), (pad, true)] {
            UIApplication.withShared(UIApplication()) {
                let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: style))
                let size = isPad ? CGSize(width: 1000, height: 800) : CGSize(width: 390, height: 844)
                let window = UIWindow(frame: CGRect(origin: .zero, size: size))
                if isPad { Self.pad(window) }
                window.rootViewController = a
                window.makeKeyAndVisible()
                a.present(b, animated: true)
                UIApplication.shared.clock.advance(by: .seconds(1))
                #expect(b.view.frame == CGRect(x: place[0], y: place[1], width: place[2], height: place[3]))
                let makesWay = style == .fullScreen || style == .currentContext
                #expect((a.view.window == nil) == makesWay)
                a.dismiss(animated: true)
                UIApplication.shared.clock.advance(by: .seconds(1))
                #expect(window.subviews == [a.view] && a.view.frame == window.bounds)
            }
        }
    }

    @Test(
        "A presentation in a context covers the controller that defines the context",
        arguments: [true, false])
    func context(removes: Bool) {
        UIApplication.withShared(UIApplication()) {
            let (a, c, inner) = (
                LoggingController("A", log), LoggingController("C", log), LoggingController("c", log)
            )
            let b = LoggingController("B", log, style: removes ? .currentContext : .overCurrentContext)
            a.contain(c)
            c.view.frame = CGRect(x: 10, y: 100, width: 200, height: 300)
            c.contain(inner)
            c.definesPresentationContext = true
            let window = UIWindow.showing(a)
            _ = log.take()
            inner.present(b, animated: false)
            #expect(b.presentingViewController === c && c.presentedViewController === b)
            #expect(inner.presentedViewController === b && a.presentedViewController == nil)
            #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 10, y: 100, width: 200, height: 300))
            #expect((c.view.window == nil) == removes && window.subviews == [a.view])
            #expect(log.lines.contains("c viewDidDisappear") == removes)
            inner.dismiss(animated: false)
            #expect(c.view.superview === a.view && a.view.subviews == [c.view])
            #expect(c.view.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
            inner.present(b, animated: false)
            c.leave()
            #expect(b.presentingViewController == nil && a.view.subviews == [] && b.view.window == nil)
        }
    }

    @Test("A context can provide its transition style")
    func contextTransitionStyle() {
        UIApplication.withShared(UIApplication()) {
            let a = LoggingController("A", log)
            let b = LoggingController("B", log, style: .overCurrentContext)
            a.definesPresentationContext = true
            a.providesPresentationContextTransitionStyle = true
            a.modalTransitionStyle = .crossDissolve
            _ = UIWindow.showing(a)
            a.present(b, animated: true)
            UIApplication.shared.clock.advance(by: .milliseconds(200))
            #expect(b.view.layer.presentation()?.opacity == 0.5 && b.view.frame.minY == 0)
        }
    }

    @Test(
        "Each transition style has its duration and its animation",
        arguments: [
            (.coverVertical, 400, [844, 422, 0], [1, 1, 1], [1, 1, 1]),
            (.crossDissolve, 400, [0, 0, 0], [0, 0.5, 1], [1, 1, 1]),
            (.flipHorizontal, 750, [0, 0, 0], [1, 1, 1], [0.001, 0.001, 1]),
            (.partialCurl, 750, [0, 0, 0], [1, 1, 1], [1, 1, 1]),
        ] as [(UIModalTransitionStyle, Int, [CGFloat], [Float], [CGFloat])])
    func transitionStyles(
        style: UIModalTransitionStyle, milliseconds: Int, tops: [CGFloat], opacities: [Float],
        widths: [CGFloat]
    ) {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .fullScreen))
            b.modalTransitionStyle = style
            _ = UIWindow.showing(a)
            a.present(b, animated: true)
            for step in 0..<3 {
                let shown = b.view.layer.presentation()
                #expect(abs((shown?.position.y ?? 0) - 422 - tops[step]) < 0.001)
                #expect(abs((shown?.opacity ?? 0) - opacities[step]) < 0.001)
                #expect(abs((shown?.affineTransform().a ?? 0) - widths[step]) < 0.001)
                #expect(b.isBeingPresented == (step < 2))
                UIApplication.shared.clock.advance(by: .milliseconds(milliseconds) / 2)
            }
            a.dismiss(animated: true)
            UIApplication.shared.clock.advance(by: .milliseconds(milliseconds))
            #expect(b.view.window == nil && b.view.alpha == 1 && b.view.transform == .identity)
            #expect(a.view.transform == .identity && a.view.window != nil)
        }
    }

    @Test("A cross-dissolved view keeps its alpha")
    func ownAlpha() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .overFullScreen))
            b.modalTransitionStyle = .crossDissolve
            b.view.alpha = 0.5
            _ = UIWindow.showing(a)
            a.present(b, animated: true)
            UIApplication.shared.clock.advance(by: .milliseconds(200))
            #expect(b.view.layer.presentation()?.opacity == 0.25)
            UIApplication.shared.clock.advance(by: .milliseconds(200))
            a.dismiss(animated: true)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(b.view.alpha == 0.5 && b.view.window == nil)
        }
    }

    @Test("Incompatible styles, or none, present nothing")
    func refusedStyles() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .none))
            _ = UIWindow.showing(a)
            let failures = FailureCollector.failures {
                a.present(b, animated: false)
                b.modalPresentationStyle = .pageSheet
                b.modalTransitionStyle = .partialCurl
                a.present(b, animated: false)
            }
            #expect(
                failures.map(\.text) == [
                    "LoggingController \"B\" cannot be presented: its modalPresentationStyle is .none,"
                        + " which cannot be presented.",
                    "LoggingController \"B\" cannot be presented: its modalTransitionStyle is .partialCurl,"
                        + " which only works with .fullScreen, not with .pageSheet.",
                ])
            #expect(a.presentedViewController == nil && !b.isViewLoaded)
        }
    }

    @Test("Assistive technology cannot reach the views behind a presentation until it ends")
    func modal() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .overFullScreen))
            let window = UIWindow.showing(a)
            #expect(window.modalSubview == nil)
            a.present(b, animated: true)
            #expect(window.modalSubview === b.view.superview)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(window.modalSubview === b.view.superview)
            a.dismiss(animated: false)
            #expect(window.modalSubview == nil)
        }
    }

    @Test("A transition under way holds no controller once the world ends", arguments: [0, 100, 300])
    func worldTakenDown(milliseconds: Int) {
        weak var presenter: UIViewController?
        weak var presented: UIViewController?
        weak var shown: UIPresentationController?
        weak var world: UIApplication?
        do {
            let application = UIApplication()
            world = application
            let card = CardTransition(EventLog())
            UIApplication.withShared(application) {
                let (a, b) = (UIViewController(), UIViewController())
                (presenter, presented) = (a, b)
                b.modalPresentationStyle = .custom
                b.transitioningDelegate = card
                _ = UIWindow.showing(a)
                a.present(b, animated: true)
                if milliseconds == 300 {
                    application.clock.advance(by: .seconds(1))
                    card.interactor = UIPercentDrivenInteractiveTransition()
                    b.dismiss(animated: true)
                    card.interactor?.update(0.3)
                }
                application.clock.advance(by: .milliseconds(milliseconds))
                shown = b.presentationController
                application.closeWindows()
                application.clock.cancelAll()
            }
        }
        #expect(presenter == nil && presented == nil && shown == nil && world == nil)
    }

    @Test(
        "No controller is leaked once dismissed, in any style",
        arguments: [
            .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover, .automatic,
        ] as [UIModalPresentationStyle], [true, false])
    func lifetimes(style: UIModalPresentationStyle, isPad: Bool) {
        UIApplication.withShared(UIApplication()) {
            let root = UIViewController()
            let window = UIWindow.showing(root)
            if isPad { Self.pad(window) }
            weak var presented: UIViewController?
            weak var shown: UIPresentationController?
            do {
                let b = UIViewController()
                b.modalPresentationStyle = style
                b.popoverPresentationController?.sourceView = root.view
                b.sheetPresentationController?.prefersGrabberVisible = true
                (presented, shown) = (b, b.presentationController)
                root.present(b, animated: true)
                TimeLapse.advanceMainRunLoop()
            }
            #expect(presented?.view.window === window && shown != nil)
            root.dismiss(animated: true)
            TimeLapse.advanceMainRunLoop()
            #expect(presented == nil && shown == nil && window.subviews == [root.view])
        }
    }
}
