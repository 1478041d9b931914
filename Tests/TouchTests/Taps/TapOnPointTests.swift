import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Tapping points") struct TapOnPointTests {
    @Test("A point is in the key window's coordinates, or in those of a view")
    func points() {
        inOwnApplication { window, log in
            let view = TouchedView(CGRect(x: 100, y: 200, width: 50, height: 20), log)
            window.addSubview(view)
            tapOn(CGPoint(x: 110, y: 205))
            tapOn(CGPoint(x: 1, y: 2), in: view)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            tapOn(CGPoint(x: 3, y: 4), in: view)
            window.frame.origin.y = 50
            tapOn(CGPoint(x: 5, y: 6), in: view)
            tapOn(CGPoint(x: 125, y: 210))
            #expect(
                log.lines.filter { $0.hasPrefix("ended") }
                    == ["ended (10, 5)", "ended (1, 2)", "ended (3, 4)", "ended (5, 6)", "ended (25, 10)"])
        }
    }

    @Test("The frontmost view at the point is touched, even outside the view whose coordinates it is in")
    func inFront() {
        inOwnApplication { window, log in
            let view = UIView().named("v", 0, 0, 50, 50, in: window)
            window.addSubview(UIButton().named("b", 100, 0, 50, 50).logged(log))
            tapOn(CGPoint(x: 120, y: 20), in: view)
            #expect(log.lines == ["pressed b"])
        }
    }

    @Test("The key window need not be the one in front")
    func windowInFront() {
        inOwnApplication { window, log in
            let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            alert.windowLevel = .alert
            alert.addSubview(UIButton().named("ok", 0, 0, 100, 100).logged(log))
            alert.isHidden = false
            tapOn(CGPoint(x: 50, y: 50))
            #expect(window.isKeyWindow)
            #expect(log.lines == ["pressed ok"])
        }
    }

    @Test("Where there is nothing, or no such point, the failure says so")
    func nothingThere() {
        inOwnApplication { window, _ in
            let card = UIView().named("card", 10, 10, 10, 10, in: window)
            let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let texts = FailureCollector.failures {
                tapOn(CGPoint(x: 400, y: 20))
                tapOn(CGPoint(x: -11, y: 0), in: card)
                tapOn(CGPoint(x: CGFloat.nan, y: 0))
                tapOn(CGPoint(x: 1, y: CGFloat.infinity), in: card)
                tapOn(CGPoint(x: 1, y: 1), in: UIView().named("loose", 0, 0, 10, 10))
                tapOn(CGPoint(x: 1, y: 1), in: hidden)
                window.isHidden = true
                tapOn(CGPoint(x: 1, y: 1))
            }.map(\.text)
            #expect(
                texts == [
                    "tapOn found nothing to touch at (400, 20) of UIWindow.",
                    "tapOn found nothing to touch at (-11, 0) of UIView #card.",
                    "tapOn cannot touch (nan, 0) of UIWindow: that is not a point.",
                    "tapOn cannot touch (1, inf) of UIView #card: that is not a point.",
                    """
                    tapOn cannot touch UIView #loose: it is not in a window. Show its controller in a window, \
                    such as UIWindow.createWindowForTesting(showing: controller).
                    The view hierarchy:
                      UIView #loose (0 0; 10 10)  <-- target
                    """,
                    """
                    tapOn cannot touch UIWindow: it is not shown. Call makeKeyAndVisible() first.
                    The view hierarchy:
                      UIWindow (0 0; 10 10) hidden  <-- target
                    """,
                    "tapOn found nothing to touch at (1, 1) of the screen.",
                ])
        }
    }
}
