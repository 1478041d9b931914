import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor @Suite("UIView.animate") struct UIViewAnimatingTests {
    let log = EventLog()

    /// Runs `body` in an application of its own, with its clock.
    private func withClock(_ body: (VirtualClock) -> Void) {
        UIApplication.withShared(UIApplication()) { body(UIApplication.shared.clock) }
    }

    @Test(
        "Changes apply immediately, and the completion comes after delay and duration",
        arguments: [
            (2, 0, 2), (0.5, 1.5, 2), (0, 0, 0), (-3, 0, 0), (1, -3, 1), (-1, -1, 0), (0.25, 0, 0.25),
        ] as [(TimeInterval, TimeInterval, Double)])
    func timing(duration: TimeInterval, delay: TimeInterval, end: Double) {
        withClock { clock in
            let view = UIView()
            var finished: [Bool] = []
            UIView.animate(withDuration: duration, delay: delay) {
                view.alpha = 0
            } completion: {
                finished.append($0)
                log.add("ended at \(clock.now.offset.inSeconds)")
            }
            #expect(view.alpha == 0)
            #expect(finished == [])
            clock.runUntilIdle()
            #expect(finished == [true])
            #expect(log.takeLines() == ["ended at \(end)"])
        }
    }

    @Test("Without a completion nothing is left on the clock")
    func noCompletion() {
        withClock { clock in
            UIView.animate(withDuration: 1) {}
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test("An animation inside another one inherits its duration; one inside its completion has its own")
    func nested() {
        withClock { clock in
            let (view, other) = (UIView(), UIView())
            defer { withExtendedLifetime((view, other)) {} }
            UIView.animate(withDuration: 2) {
                view.alpha = 0
                UIView.animate(withDuration: 1) {
                    other.alpha = 0
                } completion: { _ in
                    log.add("inner at \(clock.now)")
                }
            } completion: { _ in
                log.add("outer at \(clock.now)")
                UIView.animate(withDuration: 1) {
                    view.alpha = 1
                } completion: { _ in
                    log.add("next at \(clock.now)")
                }
            }
            clock.runUntilIdle()
            #expect(log.takeLines() == ["inner at 2 s", "outer at 2 s", "next at 3 s"])
        }
    }

    @Test(
        "A time that is not finite is a failure, and counts as zero",
        arguments: [(TimeInterval.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
    func notFinite(time: TimeInterval, text: String) {
        withClock { clock in
            let (one, two) = (UIView(), UIView())
            defer { withExtendedLifetime((one, two)) {} }
            let texts = FailureCollector.failures {
                UIView.animate(withDuration: time, delay: 1) {
                    one.alpha = 0
                } completion: { _ in
                    log.add("\(clock.now)")
                }
                UIView.animate(withDuration: 2, delay: time) {
                    two.alpha = 0
                } completion: { _ in
                    log.add("\(clock.now)")
                }
            }.map(\.text)
            let expected = "An animation takes a finite number of seconds, not \(text)."
            #expect(texts == [expected, expected])
            clock.runUntilIdle()
            #expect(log.takeLines() == ["1 s", "2 s"])
        }
    }

    @Test("The longest times there are do not overflow the clock")
    func enormous() {
        withClock { clock in
            let most = TimeInterval.greatestFiniteMagnitude
            let view = UIView()
            defer { withExtendedLifetime(view) {} }
            UIView.animate(withDuration: most, delay: most) {
                view.alpha = 0
            } completion: { _ in
                log.add("ended")
            }
            clock.advance(by: .seconds(1_000_000_000))
            #expect(log.takeLines() == [])
            #expect(clock.pendingWork.count == 1)
        }
    }

    @Test("Disabled animations take no time, and end as soon as the clock moves")
    func disabled() {
        withClock { clock in
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 5, delay: 5) {
                log.add("changes")
            } completion: { _ in
                log.add("end")
            }
            #expect(log.takeLines() == ["changes"])
            clock.advance(by: .zero)
            #expect(log.takeLines() == ["end"])
            UIView.setAnimationsEnabled(true)
            UIApplication.withShared(UIApplication()) { UIView.setAnimationsEnabled(false) }
            #expect(UIView.areAnimationsEnabled)
        }
    }

    @Test("Changes without animation take no time, also inside animations, and the setting is restored")
    func withoutAnimation() {
        struct Trouble: Error {}
        withClock { clock in
            let (view, other) = (UIView(), UIView())
            defer { withExtendedLifetime((view, other)) {} }
            UIView.animate(withDuration: 2) {
                view.alpha = 0
                UIView.performWithoutAnimation {
                    UIView.performWithoutAnimation {}
                    UIView.animate(withDuration: 9) {
                        other.alpha = 0
                    } completion: { _ in
                        log.add("inner at \(clock.now)")
                    }
                }
            } completion: { _ in
                log.add("outer at \(clock.now)")
            }
            #expect(throws: Trouble.self) { try UIView.performWithoutAnimation { throw Trouble() } }
            #expect(UIView.areAnimationsEnabled)
            clock.runUntilIdle()
            #expect(log.takeLines() == ["inner at 0 s", "outer at 2 s"])
            UIView.setAnimationsEnabled(false)
            UIView.performWithoutAnimation {}
            #expect(!UIView.areAnimationsEnabled)
        }
    }

    @Test("Animations that a test disables end immediately, with those of their completions")
    func disabledByTest() {
        withClock { clock in
            TimeLapse.disableAnimations {
                UIView.animate(withDuration: 5) {
                } completion: { _ in
                    UIView.animate(withDuration: 5) {
                    } completion: { _ in
                        log.add("both at \(clock.now)")
                    }
                }
            }
            #expect(log.takeLines() == ["both at 0 s"])
        }
    }
}
