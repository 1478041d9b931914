import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Moving a synthetic touch") struct SyntheticTouchMovingTests {
    private func log(of script: @MainActor (SyntheticTouch, UIView) -> Void) -> [String] {
        var lines: [String] = []
        withWatchedView { view, log in
            let finger = SyntheticTouch(at: CGPoint(x: 10, y: 10), in: view)
            finger.begin()
            script(finger, view)
            finger.end()
            lines = Array(log.lines.dropFirst().dropLast())
        }
        return lines
    }

    @Test("A synthetic touch moves in equal steps, a frame each")
    func steps() {
        #expect(
            log { $0.move(to: CGPoint(x: 40, y: 70), in: $1, steps: 3) }
                == ["0.017 moved (20, 30)", "0.033 moved (30, 50)", "0.05 moved (40, 70)"])
        #expect(log { finger, _ in finger.move(by: CGVector(dx: 5, dy: -5)) } == ["0 moved (15, 5)"])
    }

    @Test(
        "A synthetic touch moves for a time, with its distance spread as asked",
        arguments: [
            (TouchEasing.linear, ["20", "30", "40", "50"]), (.easeIn, ["12.5", "20", "32.5", "50"]),
            (.easeOut, ["27.5", "40", "47.5", "50"]), (.easeInOut, ["15", "30", "45", "50"]),
        ])
    func easing(_ easing: TouchEasing, _ places: [String]) {
        let lines = log {
            $0.move(to: CGPoint(x: 50, y: 10), in: $1, over: .seconds(4) / 60, easing: easing)
        }
        #expect(lines == zip(["0.017", "0.033", "0.05", "0.067"], places).map { "\($0) moved (\($1), 10)" })
    }

    @Test("A synthetic touch moves along points at one speed")
    func path() {
        let corner = [CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 50)]
        #expect(
            log { $0.move(along: corner, in: $1, over: .seconds(3) / 60) }
                == ["0.017 moved (30, 10)", "0.033 moved (30, 30)", "0.05 moved (30, 50)"])
        #expect(
            log { $0.move(along: [CGPoint(x: 10, y: 10)], in: $1, over: .seconds(1) / 60) }
                == ["0.017 moved (10, 10)"])
    }

    @Test("A synthetic touch stays without an event, and presses harder")
    func stayingAndPressing() {
        let lines = log { finger, _ in
            finger.stay(for: .seconds(2))
            finger.press(force: 4)
            finger.stay(for: .zero)
        }
        #expect(lines == ["2 moved (10, 10) force 4"])
    }

    @Test("Several fingers that are down are in one event, including those at rest")
    func together() {
        withWatchedView { view, log in
            let (one, other) = (
                SyntheticTouch(at: CGPoint(x: 10, y: 10), in: view),
                SyntheticTouch(at: CGPoint(x: 50, y: 10), in: view)
            )
            one.begin()
            other.begin()
            one.move(by: CGVector(dx: 1, dy: 1))
            #expect(UIApplication.shared.activeTouches.map(\.phase) == [.moved, .stationary])
            other.end()
            one.end()
            #expect(
                log.lines == [
                    "0 began (10, 10)", "0 began (50, 10)", "0 moved (11, 11)", "0 ended (50, 10)",
                    "0 ended (11, 11)",
                ])
        }
    }

    @Test("Phase and point of a touch are set, and then sent")
    func phases() {
        withWatchedView { view, log in
            let touch = SyntheticTouch(at: CGPoint(x: 10, y: 10), in: view)
            touch.sendEvent()
            touch.updatePoint(CGPoint(x: 30, y: 10), in: view)
            touch.updatePhase(.moved)
            touch.sendEvent()
            touch.updatePoint(CGPoint(x: 131, y: 111))
            touch.sendEvent()
            touch.updatePhase(.ended)
            touch.sendEvent()
            #expect(
                log.lines == ["0 began (10, 10)", "0 moved (30, 10)", "0 moved (31, 11)", "0 ended (31, 11)"])
            #expect(touch.location(in: view) == CGPoint(x: 31, y: 11))
        }
    }

    @Test("A call that a synthetic touch cannot perform is a failure with the reason, and no time passes")
    func misuse() {
        withWatchedView { view, log in
            let finger = SyntheticTouch(at: CGPoint(x: 10, y: 10), in: view)
            let texts = firstLines {
                finger.stay(for: .seconds(1))
                finger.press(force: 2)
                finger.move(to: .zero, over: .seconds(1))
                finger.updatePhase(.moved)
                finger.sendEvent()
                finger.updatePhase(.regionMoved)
                finger.begin()
                finger.updatePhase(.began)
                finger.sendEvent()
                finger.stay(for: .seconds(-1))
                finger.press(force: -1)
                finger.press(force: .nan)
                finger.move(to: .zero, steps: 0)
                finger.move(along: [], over: .seconds(1))
                finger.move(along: [.zero, CGPoint(x: CGFloat.nan, y: 0)], over: .seconds(1))
                finger.move(to: .zero, over: .seconds(-1))
                finger.move(to: .zero, steps: .max)
                finger.move(by: CGVector(dx: CGFloat.infinity, dy: 0))
                finger.end()
                SyntheticTouch(at: .zero, with: .finger(force: 7)).begin()
            }
            #expect(
                texts == [
                    "A touch cannot stay: it is not down.",
                    "A touch cannot change its force: it is not down.",
                    "A touch cannot move: it is not down.",
                    "A touch cannot move: it is not down.",
                    "A touch cannot have the phase regionMoved: only pointers have it.",
                    "A touch cannot begin: it is down already.",
                    "A touch cannot stay: -1 s is not a valid duration.",
                    "A touch cannot change its force: -1 is not a force from 0 to 6.667.",
                    "A touch cannot change its force: nan is not a force from 0 to 6.667.",
                    "A touch cannot move: steps must be above 0, not 0.",
                    "A touch cannot move: there are no points to move to.",
                    "A touch cannot move: (nan, 0) is not a point.",
                    "A touch cannot move: -1 s is not a valid duration.",
                    "A touch cannot move: 18325193796.266666 s is too long: a finger moves for 3600 s at most.",
                    "A touch cannot move: (inf, 110) is not a point.",
                    "A touch cannot begin: 7 is not a force from 0 to 6.667.",
                ])
            #expect(log.lines == ["0 began (10, 10)", "0 ended (10, 10)"])
        }
    }
}
