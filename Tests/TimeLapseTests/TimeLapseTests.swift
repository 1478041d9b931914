import FailureReporting
import Testing
import TimeLapse

import class TimeLapse.Timer

@MainActor
@Suite("TimeLapse") struct TimeLapseTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("A banner goes away after a minute, and not before")
    func banner() {
        clock.whileCurrent {
            var isHidden = false
            func hide() { isHidden = true }
            Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in hide() }
            TimeLapse.advance(by: .seconds(59))
            #expect(!isHidden)
            TimeLapse.advance(by: .seconds(1))
            #expect(isHidden)
            #expect(TimeLapse.now.description == "60 s")
        }
    }

    @Test("Advancing the main run loop runs all one-shot work, however long it waits")
    func advanceMainRunLoop() {
        clock.whileCurrent {
            Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { [log] _ in log.note("tick") }
            Timer.scheduledTimer(withTimeInterval: 900, repeats: false) { [log] _ in
                log.note("session ends")
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [log] _ in
                    log.note("signed out")
                }
            }
            TimeLapse.advanceMainRunLoop()
        }
        #expect(
            log.text == """
                600 s tick
                900 s session ends
                900.5 s signed out
                """)
    }

    @Test("With animations disabled they end immediately, in order, with those of completions")
    func disableAnimations() {
        clock.whileCurrent {
            TimeLapse.disableAnimations {
                clock.scheduleAnimationEnd(after: .seconds(2), site: nil) { [clock, log] in
                    log.note("first")
                    clock.scheduleAnimationEnd(after: .seconds(1), site: nil, log.noting("third"))
                }
                clock.scheduleAnimationEnd(after: .seconds(1), site: nil, log.noting("second"))
                clock.schedule(after: .seconds(3), log.noting("request"))
                log.note("body ends")
            }
            #expect(!clock.animationsAreDisabled)
        }
        #expect(
            log.text == """
                0 s body ends
                0 s first
                0 s second
                0 s third
                3 s request
                """)
    }

    @Test("An error in the body comes through, and animations take their time again")
    func disableAnimationsThrows() {
        clock.whileCurrent {
            #expect(throws: CancellationError.self) {
                try TimeLapse.disableAnimations { throw CancellationError() }
            }
            #expect(!clock.animationsAreDisabled)
        }
    }

    @Test("Failures belong to the line that calls")
    func lines() {
        struct Inner: Failure { var description = "inner" }
        let clock = VirtualClock(runawayLimit: 10)
        clock.whileCurrent {
            func goOn() {
                clock.schedule(after: .seconds(1)) { goOn() }
            }
            goOn()
            let line = #line + 2
            let failures = FailureCollector.failures {
                TimeLapse.advance(by: .seconds(-1))
                TimeLapse.advanceMainRunLoop()
                TimeLapse.disableAnimations { Inner().record() }
            }
            #expect(
                failures.map { $0.site?.description }
                    == [0, 1, 2, 2].map { "TimeLapseTests.swift:\(line + $0)" })
        }
    }
}
