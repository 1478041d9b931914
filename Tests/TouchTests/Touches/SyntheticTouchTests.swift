import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Synthetic touches") struct SyntheticTouchTests {
    private func place(_ log: EventLog, in window: UIWindow) -> TouchedView {
        let view = TouchedView(CGRect(x: 100, y: 100, width: 100, height: 100), log)
        window.addSubview(view)
        return view
    }

    @Test("A finger comes down, moves and is lifted, and the view in which it came down gets the touches")
    func script() {
        inOwnApplication { window, log in
            let view = place(log, in: window)
            let finger = SyntheticTouch(at: CGPoint(x: 110, y: 120), tapCount: 2)
            #expect(finger.view == nil)
            finger.begin()
            #expect(finger.view === view)
            #expect(UIApplication.shared.activeTouches.count == 1)
            TimeLapse.advance(by: .seconds(1))
            finger.move(to: CGPoint(x: 300, y: 300))
            #expect(finger.uiTouch.timestamp == 1)
            #expect(finger.uiTouch.previousLocation(in: view) == CGPoint(x: 10, y: 20))
            finger.end()
            #expect(finger.uiTouch.tapCount == 2)
            #expect(log.lines == ["began (10, 20)", "moved (200, 200)", "ended (200, 200)"])
        }
    }

    @Test("A cancelled touch is sent as cancelled")
    func cancelling() {
        inOwnApplication { window, log in
            _ = place(log, in: window)
            let finger = SyntheticTouch(at: CGPoint(x: 110, y: 120))
            finger.begin()
            finger.cancel()
            #expect(log.lines == ["began (10, 20)", "cancelled (10, 20)"])
        }
    }

    @Test("A finger off all windows touches nothing")
    func nothing() {
        inOwnApplication { _, log in
            let finger = SyntheticTouch(at: CGPoint(x: -5, y: 0))
            finger.begin()
            #expect(finger.view == nil)
            #expect(finger.isUnclaimed)
            finger.move(to: CGPoint(x: 150, y: 150))
            finger.end()
            #expect(log.lines.isEmpty)
        }
    }

    @Test("A touch is claimed by the responder that handles its beginning")
    func claims() {
        inOwnApplication { window, log in
            let view = place(log, in: window)
            for (point, isUnclaimed) in [(CGPoint(x: 150, y: 150), false), (CGPoint(x: 10, y: 10), true)] {
                let finger = SyntheticTouch(at: point)
                finger.begin()
                #expect(finger.isUnclaimed == isUnclaimed)
                finger.end()
            }
            withExtendedLifetime(view) {}
        }
    }

    @Test("A call that a finger cannot perform is a failure at its line, and nothing happens")
    func misuse() {
        inOwnApplication { window, log in
            _ = place(log, in: window)
            let finger = SyntheticTouch(at: CGPoint(x: 110, y: 120))
            let line = #line
            let failures = FailureCollector.failures {
                finger.move(to: .zero)
                finger.end()
                finger.cancel()
                finger.begin()
                finger.begin()
                finger.move(to: CGPoint(x: 0, y: CGFloat.nan))
                finger.end()
                finger.end()
                finger.begin()
                SyntheticTouch(at: CGPoint(x: CGFloat.infinity, y: 0)).begin()
            }
            #expect(
                failures.map { "\(($0.site?.line ?? 0) - UInt(line)) \($0.text)" } == [
                    "2 A touch cannot move: it is not down.",
                    "3 A touch cannot end: it is not down.",
                    "4 A touch cannot be cancelled: it is not down.",
                    "6 A touch cannot begin: it is down already.",
                    "7 A touch cannot move: (0, nan) is not a point.",
                    "9 A touch cannot end: it is over.",
                    "10 A touch cannot begin: it is over.",
                    "11 A touch cannot begin: (inf, 0) is not a point.",
                ])
            #expect(log.lines == ["began (10, 20)", "ended (10, 20)"])
        }
    }
}
