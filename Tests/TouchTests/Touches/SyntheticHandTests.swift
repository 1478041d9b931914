import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Synthetic hands") struct SyntheticHandTests {
    @Test("Fingers come down, move and are lifted together, and one can come down again")
    func together() {
        withWatchedView { view, log in
            let hand = GestureDriver()
            hand.begin([0: CGPoint(x: 10, y: 10), 3: CGPoint(x: 50, y: 10)], in: view)
            #expect(hand.fingersDown == [0, 3])
            hand.move([0: CGPoint(x: 20, y: 10), 3: CGPoint(x: 70, y: 10)], in: view, over: .seconds(1) / 30)
            hand.end([3])
            #expect(hand.fingersDown == [0])
            hand.begin([3: CGPoint(x: 90, y: 90)], in: view)
            hand.move([0: CGPoint(x: 0, y: 0)], in: view)
            hand.end()
            #expect(hand.fingersDown.isEmpty)
            #expect(hand.touch(of: 3)?.view === view)
            #expect(hand.touch(of: 1) == nil && hand.touch(of: -1) == nil)
            #expect(
                log.lines == [
                    "0 began (10, 10) (50, 10)", "0.017 moved (15, 10) (60, 10)",
                    "0.033 moved (20, 10) (70, 10)",
                    "0.033 ended (70, 10)", "0.033 began (90, 90)", "0.033 moved (0, 0)",
                    "0.033 ended (0, 0) (90, 90)",
                ])
        }
    }

    @Test("What one of the fingers cannot do is a failure, and none of them does it")
    func misuse() {
        withWatchedView { view, log in
            let hand = GestureDriver(with: .finger(force: 2))
            let texts = firstLines {
                hand.end()
                hand.move([0: .zero])
                hand.begin([0: CGPoint(x: 1, y: 1)], in: view)
                hand.begin([1: .zero, 0: .zero], in: view)
                hand.begin([10: .zero])
                hand.begin([-1: .zero])
                hand.begin([1: .zero, 1: .zero])
                hand.begin([2: CGPoint(x: CGFloat.nan, y: 0)])
                hand.move([0: .zero, 4: .zero])
                hand.move([0: CGPoint(x: 0, y: CGFloat.infinity)])
                hand.move([0: .zero], over: .seconds(-1))
                hand.end([0, 0])
                hand.cancel([5])
                hand.cancel()
                hand.cancel()
                GestureDriver(with: .finger(force: 9)).begin([7: .zero])
            }
            #expect(
                texts == [
                    "GestureDriver cannot end: no finger is down or given.",
                    "Finger 0 cannot move: it is not down.",
                    "Finger 0 cannot begin: it is down already.",
                    "Finger 10 cannot begin: the fingers are 0 to 9.",
                    "Finger -1 cannot begin: the fingers are 0 to 9.",
                    "Finger 1 cannot begin: it is given twice.",
                    "Finger 2 cannot begin: (nan, 0) is not a point.",
                    "Finger 4 cannot move: it is not down.",
                    "Finger 0 cannot move: (0, inf) is not a point.",
                    "Finger 0 cannot move: -1 s is not a valid duration.",
                    "Finger 0 cannot end: it is given twice.",
                    "Finger 5 cannot be cancelled: it is not down.",
                    "GestureDriver cannot be cancelled: no finger is down or given.",
                    "Finger 7 cannot begin: 9 is not a force from 0 to 6.667.",
                ])
            #expect(log.lines == ["0 began (1, 1) force 2", "0 cancelled (1, 1) force 2"])
        }
    }
}
