import FailureReporting
import Foundation
import Testing
import TimeLapse

import class TimeLapse.Timer

@MainActor
@Suite("A timer's dates") struct TimerDateTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("The clock's date begins with 2001 and goes with its time")
    func clockDate() {
        #expect(clock.date == VirtualClock.startDate)
        #expect(clock.date.timeIntervalSinceReferenceDate == 0)
        clock.advance(by: .milliseconds(1250))
        #expect(clock.date.timeIntervalSince(VirtualClock.startDate) == 1.25)
        clock.date = VirtualClock.startDate.addingTimeInterval(86_400)
        #expect(clock.date.timeIntervalSinceReferenceDate == 86_400)
        clock.advance(by: .seconds(1))
        #expect(clock.date.timeIntervalSinceReferenceDate == 86_401)
    }

    @Test("A timer with a date fires then, and from then on every interval")
    func fireAt() {
        clock.advance(by: .seconds(1))
        clock.whileCurrent {
            let date = clock.date.addingTimeInterval(0.5)
            let timer = Timer(fire: date, interval: 2, repeats: true) { [log] _ in log.note("tick") }
            #expect(timer.fireDate == date)
            TimeLapse::RunLoop.main.add(timer, forMode: .common)
            clock.advance(by: .seconds(5))
        }
        #expect(
            log.text == """
                1.5 s tick
                3.5 s tick
                5.5 s tick
                """)
    }

    @Test("A date so many seconds from now is that instant, although a date is a binary fraction")
    func datesAreFractions() {
        clock.whileCurrent {
            for tenths in 1...50 {
                var hasFired = false
                func note() { hasFired = true }
                let wait = Double(tenths) / 10
                let timer = Timer(fire: clock.date.addingTimeInterval(wait), interval: 0, repeats: false) {
                    _ in note()
                }
                TimeLapse::RunLoop.main.add(timer, forMode: .common)
                clock.advance(by: .milliseconds(tenths * 100 - 1))
                #expect(!hasFired)
                clock.advance(by: .milliseconds(1))
                #expect(hasFired, "\(wait) s before \(clock.now)")
            }
        }
    }

    @Test("A date in the past is now")
    func past() {
        clock.whileCurrent {
            let timer = Timer(fire: .distantPast, interval: 1, repeats: true) { [log] _ in log.note("tick") }
            TimeLapse::RunLoop.main.add(timer, forMode: .common)
            clock.advance(by: .milliseconds(1500))
        }
        #expect(
            log.text == """
                0 s tick
                1 s tick
                """)
    }

    @Test("The fire date is the next one while the timer is valid, and the last one after")
    func fireDate() {
        clock.whileCurrent {
            let once = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in }
            let ticking = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            #expect([once, ticking].map(\.seconds) == [1.5, 1])
            clock.advance(by: .milliseconds(2500))
            #expect([once, ticking].map(\.seconds) == [1.5, 3])
            ticking.invalidate()
            #expect(ticking.seconds == 2)
            ticking.fireDate = .distantFuture
            #expect(ticking.seconds == 2)
        }
    }

    @Test("Setting the date moves the firing, and those that follow with it")
    func setFireDate() {
        clock.whileCurrent {
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] _ in log.note("tick")
            }
            timer.fireDate = clock.date.addingTimeInterval(2.5)
            #expect(timer.seconds == 2.5)
            clock.advance(by: .seconds(4))
            timer.fireDate = .distantFuture
            clock.advance(by: .seconds(60))
            timer.fireDate = clock.date
            clock.advance(by: .seconds(1))
        }
        #expect(
            log.text == """
                2.5 s tick
                3.5 s tick
                64 s tick
                65 s tick
                """)
    }

    @Test("The date can be set before the timer is on a run loop, and from its own block")
    func setElsewhere() {
        clock.whileCurrent {
            let timer = Timer(timeInterval: 1, repeats: true) { [clock, log] timer in
                log.note("tick")
                timer.fireDate = clock.date.addingTimeInterval(0.2)
            }
            timer.fireDate = clock.date.addingTimeInterval(0.1)
            clock.advance(by: .milliseconds(50))
            TimeLapse::RunLoop.main.add(timer, forMode: .common)
            clock.advance(by: .milliseconds(500))
            #expect(clock.pendingWork.count == 1)
        }
        #expect(
            log.text == """
                0.1 s tick
                0.3 s tick
                0.5 s tick
                """)
    }

    @Test("A timer that fires once does not come back by setting its date in its block")
    func setOnceInBlock() {
        clock.whileCurrent {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [clock, log] timer in
                log.note("fired")
                timer.fireDate = clock.date.addingTimeInterval(1)
            }
            clock.advance(by: .seconds(5))
        }
        #expect(log.text == "1 s fired")
        #expect(clock.pendingWork.isEmpty)
    }

    @Test("A repeating timer that is always due again immediately is stopped")
    func alwaysDue() {
        let clock = VirtualClock(runawayLimit: 50)
        clock.whileCurrent {
            let line = #line + 1
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.fireDate = clock.date }
            let failures = FailureCollector.failures { clock.advance(by: .seconds(2)) }
            #expect(
                failures.map(\.text) == [
                    "Stopped after 50 callbacks at 1 s, without time passing: this work never ends."
                        + " It keeps rescheduling itself: timer scheduled at TimerDateTests.swift:\(line)."
                ])
        }
    }

    @Test(
        "A NaN date is a failure, and the timer keeps its date",
        arguments: [Double.nan, .infinity])
    func notFinite(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        clock.whileCurrent {
            var texts: [String] = []
            var lines: [String?] = []
            let line = #line + 2
            let failures = FailureCollector.failures {
                let timer = Timer(fire: date, interval: 1, repeats: true) { _ in }
                #expect(!timer.isValid)
                let sound = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                sound.fireDate = date
                #expect(sound.seconds == 1)
            }
            texts = failures.map(\.text)
            lines = failures.map { $0.site?.description }
            let text = "A timer takes a finite number of seconds, not \(seconds)."
            #expect(texts == [text, text])
            #expect(lines == ["TimerDateTests.swift:\(line)", "TimerDateTests.swift:\(line + 2)"])
        }
        #expect(clock.pendingWork.map { "\($0.deadline)" } == ["1 s"])
    }
}

extension Timer {
    /// The fire date as seconds on the clock.
    fileprivate var seconds: Double { fireDate.timeIntervalSince(VirtualClock.startDate) }
}
