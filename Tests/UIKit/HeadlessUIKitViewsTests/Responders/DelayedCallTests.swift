import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor @Suite("Delayed calls") struct DelayedCallTests {
    let log = EventLog()

    /// Runs `body` in an application of its own, with its clock.
    private func withClock(_ body: (VirtualClock) -> Void) {
        UIApplication.withShared(UIApplication()) { body(UIApplication.shared.clock) }
    }

    @Test("Calls are made at their time, in order of time and then of the requests")
    func order() {
        withClock { clock in
            let responder = UIResponder()
            for (delay, name) in [(2.0, "a"), (1, "b"), (1, "c"), (0, "d"), (-5, "e")] {
                responder.perform(afterDelay: delay) { log.add("\(name) at \(clock.now)") }
            }
            #expect(log.takeLines() == [])
            clock.advance(by: .zero)
            #expect(log.takeLines() == ["d at 0 s", "e at 0 s"])
            clock.advance(by: .seconds(3))
            #expect(log.takeLines() == ["b at 1 s", "c at 1 s", "a at 2 s"])
        }
    }

    @Test("Cancelling removes all of a responder's calls, and no other's")
    func cancelling() {
        withClock { clock in
            let (one, two) = (UIResponder(), UIResponder())
            one.perform(afterDelay: 1) { log.add("one") }
            two.perform(afterDelay: 1) { log.add("two") }
            one.perform(afterDelay: 2) { log.add("one again") }
            UIResponder.cancelPreviousPerformRequests(withTarget: one)
            UIResponder.cancelPreviousPerformRequests(withTarget: one)
            clock.advance(by: .seconds(5))
            #expect(log.takeLines() == ["two"])
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test("A call may cancel its responder's other calls, and request more")
    func withinACall() {
        withClock { clock in
            let responder = UIResponder()
            responder.perform(afterDelay: 1) {
                log.add("first")
                UIView.cancelPreviousPerformRequests(withTarget: responder)
                responder.perform(afterDelay: 1) { log.add("later") }
            }
            responder.perform(afterDelay: 1) { log.add("second") }
            clock.advance(by: .seconds(5))
            #expect(log.takeLines() == ["first", "later"])
        }
    }

    @Test("A responder is kept alive until its last call is made or cancelled", arguments: [true, false])
    func lifetime(isCancelled: Bool) {
        withClock { clock in
            weak var responder: UIResponder?
            do {
                let view = UIView()
                view.perform(afterDelay: 1) {}
                view.perform(afterDelay: 2) {}
                responder = view
            }
            clock.advance(by: .seconds(1))
            #expect(responder != nil)
            if isCancelled {
                if let responder { UIResponder.cancelPreviousPerformRequests(withTarget: responder) }
            } else {
                clock.advance(by: .seconds(1))
            }
            #expect(responder == nil)
        }
    }

    @Test(
        "A delay that is not finite is a failure, and nothing is called",
        arguments: [
            (TimeInterval.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
        ])
    func notFinite(delay: TimeInterval, text: String) {
        withClock { clock in
            let texts = FailureCollector.failures {
                UIResponder().perform(afterDelay: delay) { log.add("called") }
            }.map(\.text)
            #expect(texts == ["A delayed call takes a finite number of seconds, not \(text)."])
            clock.advance(by: .seconds(1))
            #expect(log.takeLines() == [])
            #expect(clock.pendingWork.isEmpty)
        }
    }
}
