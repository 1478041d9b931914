import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch
import ViewQuery

/// What gestures make of queries that find several views, and of arrays.
@MainActor
@Suite("Gestures on several targets") struct SeveralTargetsTests {
    /// Three views below each other, that write down where touches of theirs begin and end.
    private func run(_ body: (UIWindow, EventLog) -> Void) {
        let log = EventLog()
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.createWindowForTesting()
            for (index, name) in ["a", "b", "c"].enumerated() {
                let view = NamingView(CGRect(x: 0, y: 200 * CGFloat(index), width: 200, height: 100), log)
                view.accessibilityIdentifier = name
                window.addSubview(view)
            }
            body(window, log)
            window.isHidden = true
        }
    }

    private final class NamingView: UIView {
        let log: EventLog

        init(_ frame: CGRect, _ log: EventLog) {
            self.log = log
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ touches: Set<UITouch>, _ what: String) {
            for touch in touches {
                let place = touch.location(in: self)
                log.add(
                    "\(accessibilityIdentifier ?? "")\(what)\(Int(place.x.rounded())),\(Int(place.y.rounded()))"
                )
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "+") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "-") }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Where it begins and ends in each of the views.
        var ends: String
        var gesture: @MainActor @Sendable (ViewQuery) -> Void
    }

    nonisolated static let cases = [
        Case(testDescription: "swipe left", ends: "+100,50 -0,50") { swipeLeftOn($0, 100) },
        Case(testDescription: "swipe right", ends: "+100,50 -190,50") { swipeRightOn($0, 90) },
        Case(testDescription: "swipe up", ends: "+100,50 -100,10") { swipeUpOn($0, 40) },
        Case(testDescription: "swipe down", ends: "+100,50 -100,90") { swipeDownOn($0, 40) },
        Case(testDescription: "flick", ends: "+100,50 -110,50") {
            flick($0, velocity: CGVector(dx: 100, dy: 0))
        },
        Case(testDescription: "pan", ends: "+100,50 -120,60") { panOn($0, by: CGVector(dx: 20, dy: 10)) },
        Case(testDescription: "drag", ends: "+10,10 -60,20") {
            dragOn($0, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 20))
        },
        Case(testDescription: "drag along", ends: "+10,10 -60,90") {
            dragOn($0, along: [CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 20), CGPoint(x: 60, y: 90)])
        },
        Case(testDescription: "linearly", ends: "+10,10 -60,20") {
            touchAndMoveLinearlyOn($0, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 20))
        },
        // Robot's goes from the center less the delta to the center and the delta.
        Case(testDescription: "linearly around", ends: "+30,40 -70,60") {
            touchAndMoveLinearlyAroundPointOn(
                $0, center: CGPoint(x: 50, y: 50), delta: CGVector(dx: 20, dy: 10))
        },
        Case(testDescription: "linearly from the middle", ends: "+100,50 -120,50") {
            touchAndMoveLinearlyFromCenterOf($0, delta: CGVector(dx: 20, dy: 0))
        },
    ]

    @Test("Swipes, flicks, pans and drags act on each view of a query, one after another", arguments: cases)
    func each(sample: Case) {
        run { _, log in
            sample.gesture(allViews(ofClass(NamingView.self)))
            let wanted = ["a", "b", "c"].flatMap { name in
                sample.ends.split(separator: " ").map { "\(name)\($0)" }
            }
            #expect(log.lines == wanted)
        }
    }

    @Test("A view that cannot be touched is a failure, and the others are swiped all the same")
    func oneOutOfReach() {
        run { window, log in
            window.subviews[1].isUserInteractionEnabled = false
            let failures = FailureCollector.failures { swipeLeftOn(allViews(ofClass(NamingView.self)), 50) }
            #expect(failures.count == 1)
            #expect(log.lines == ["a+100,50", "a-50,50", "c+100,50", "c-50,50"])
        }
    }

    @Test("An array of views, of queries or of accessibility elements is a target; an empty one is a failure")
    func arrays() {
        run { window, log in
            tapOn([window.subviews[2], window.subviews[0]])
            swipeLeftOn([theFirstView(withIdentifier("b")), theFirstView(withIdentifier("a"))], 100)
            for view in window.subviews { view.isAccessibilityElement = true }
            tapOn(Array(allElements(withIdentifier("b"))))
            #expect(
                log.lines == [
                    "c+100,50", "c-100,50", "a+100,50", "a-100,50", "b+100,50", "b-0,50", "a+100,50",
                    "a-0,50",
                    "b+100,50", "b-100,50",
                ])
            let failures = FailureCollector.failures {
                tapOn([UIView]())
                swipeUpOn([UIView]())
            }
            #expect(
                failures.map(\.text) == [
                    "tapOn has nothing to touch: the array is empty.",
                    "swipeUpOn has nothing to touch: the array is empty.",
                ])
        }
    }
}
