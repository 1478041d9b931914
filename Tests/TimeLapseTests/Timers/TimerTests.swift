import FailureReporting
import Foundation
import Testing
import TimeLapse

import class TimeLapse.Timer

@MainActor
@Suite("Timers") struct TimerTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("A scheduled timer fires once, after its interval, and is invalid then")
    func once() {
        clock.whileCurrent {
            let timer = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { [log] timer in
                log.note("fired, valid: \(timer.isValid)")
            }
            #expect(timer.isValid)
            #expect(timer.timeInterval == 0)
            TimeLapse.advance(by: .seconds(5))
            #expect(!timer.isValid)
        }
        #expect(log.text == "1.5 s fired, valid: true")
    }

    @Test("A timer that is made without a date never fires")
    func none() {
        clock.whileCurrent {
            let timer = Timer()
            RunLoop.main.add(timer, forMode: .common)
            timer.fire()
            #expect(!timer.isValid && timer.timeInterval == 0 && clock.isIdle)
            timer.invalidate()
        }
    }

    @Test("A repeating timer fires at its start and a whole number of intervals, until it is invalidated")
    func repeating() {
        var count = 0
        func tick(_ timer: Timer) {
            count += 1
            log.note("tick")
            if count == 4 { timer.invalidate() }
        }
        clock.whileCurrent {
            let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { tick($0) }
            #expect(timer.timeInterval == 0.1)
            TimeLapse.advance(by: .seconds(1))
            #expect(!timer.isValid)
        }
        #expect(
            log.text == """
                0.1 s tick
                0.2 s tick
                0.3 s tick
                0.4 s tick
                """)
        #expect(clock.pendingWork.isEmpty)
    }

    @Test(
        "A repeating timer's first date is exact at whatever time it starts",
        arguments: [0.1, 0.2, 0.7, 1.1, 2.3, 1.0 / 3, 12_345.6])
    func exactStart(start: Double) {
        clock.whileCurrent {
            TimeLapse.advance(by: .seconds(start))
            for interval in [0.1, 0.2, 0.3, 1.1, 2.3, 1.0 / 60, 7.77] {
                var count = 0
                func tick() { count += 1 }
                let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in tick() }
                for _ in 0..<100 { TimeLapse.advance(by: .seconds(interval)) }
                timer.invalidate()
                #expect(count == 100, "every \(interval) s")
            }
        }
    }

    @Test("Ten intervals are as long as their sum says", arguments: [1, 3, 7, 11, 19, 23, 33, 127])
    func tenTimes(tenths: Int) {
        clock.whileCurrent {
            var count = 0
            func tick() { count += 1 }
            let interval = Double(tenths) / 10
            Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in tick() }
            TimeLapse.advance(by: .seconds(tenths) - .nanoseconds(1))
            #expect(count == 9)
            TimeLapse.advance(by: .nanoseconds(1))
            #expect(count == 10)
        }
    }

    @Test("A timer made by itself fires when it is on a run loop, and only once for each date")
    func runLoop() {
        clock.whileCurrent {
            let timer = Timer(timeInterval: 1, repeats: true) { [log] _ in log.note("tick") }
            TimeLapse.advance(by: .seconds(1))
            TimeLapse::RunLoop.main.add(timer, forMode: .common)
            TimeLapse::RunLoop.main.add(timer, forMode: .default)
            TimeLapse.advance(by: .seconds(1))
            timer.invalidate()
            TimeLapse::RunLoop.main.add(timer, forMode: .common)
            TimeLapse.advance(by: .seconds(5))
        }
        // Its first date had come when it was added.
        #expect(
            log.text == """
                1 s tick
                2 s tick
                """)
    }

    @Test("Firing by hand ends a timer that fires once, and leaves a repeating one its dates")
    func fireByHand() {
        clock.whileCurrent {
            let once = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [log] _ in log.note("once")
            }
            let ticking = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [log] _ in
                log.note("tick")
            }
            TimeLapse.advance(by: .seconds(1))
            once.fire()
            once.fire()
            ticking.fire()
            #expect(!once.isValid)
            #expect(ticking.isValid)
            TimeLapse.advance(by: .seconds(1))
            ticking.invalidate()
            ticking.fire()
        }
        #expect(
            log.text == """
                1 s once
                1 s tick
                2 s tick
                """)
    }

    @Test("Invalidating the timer that is next at the same instant keeps it from firing")
    func invalidateNext() {
        clock.whileCurrent {
            var next: Timer?
            func invalidateNext() { next?.invalidate() }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in
                log.note("first")
                invalidateNext()
            }
            next = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] _ in log.note("next") }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.note("last") }
            TimeLapse.advance(by: .seconds(2))
        }
        #expect(
            log.text == """
                1 s first
                1 s last
                """)
    }

    @Test("Tolerance is kept and changes nothing")
    func tolerance() {
        clock.whileCurrent {
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in
                log.note("fired")
            }
            #expect(timer.tolerance == 0)
            timer.tolerance = 0.5
            #expect(timer.tolerance == 0.5)
            let added = Timer(timeInterval: 2, repeats: false) { [log] _ in log.note("added") }
            added.tolerance = 0.5
            TimeLapse::RunLoop.main.add(added, forMode: .common)
            TimeLapse.advance(by: .seconds(2))
        }
        #expect(
            log.text == """
                1 s fired
                2 s added
                """)
    }

    @Test("An interval of zero, or below, is a tenth of a millisecond", arguments: [0, -0.0, -5, 1e-300])
    func tinyIntervals(interval: TimeInterval) {
        clock.whileCurrent {
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
            #expect(timer.timeInterval == 0.0001)
            #expect(
                clock.pendingWork.map(\.description).first?.hasPrefix("timer due at 0.0001 s, every 0.0001 s")
                    == true)
        }
    }

    @Test("An enormous interval is one that never ends", arguments: [1e300, .greatestFiniteMagnitude])
    func enormousInterval(interval: TimeInterval) {
        clock.whileCurrent {
            Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { [log] _ in log.note("fired") }
            TimeLapse.advanceMainRunLoop()
        }
        #expect(log.text.isEmpty)
        #expect(clock.pendingWork.count == 1)
        #expect(clock.now.description == "0 s")
    }

    @Test(
        "A NaN interval is a failure at the line that makes the timer, which never fires",
        arguments: [
            (.nan, "A timer takes a finite number of seconds, not nan."),
            (.infinity, "A timer takes a finite number of seconds, not inf."),
            (-.infinity, "A timer takes a finite number of seconds, not -inf."),
        ] as [(TimeInterval, String)])
    func notFinite(interval: TimeInterval, text: String) {
        clock.whileCurrent {
            var timers: [Timer] = []
            let line = #line + 2
            let failures = FailureCollector.failures {
                timers.append(Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in })
                timers.append(Timer(timeInterval: interval, repeats: false) { _ in })
                timers.append(Timer(fire: clock.date, interval: interval, repeats: true) { _ in })
            }
            #expect(failures.map(\.text) == [text, text, text])
            #expect(failures.map { $0.site?.description } == (0..<3).map { "TimerTests.swift:\(line + $0)" })
            for timer in timers {
                TimeLapse::RunLoop.main.add(timer, forMode: .common)
                timer.fire()
                #expect(!timer.isValid)
                #expect(timer.timeInterval == 0)
            }
        }
        #expect(clock.pendingWork.isEmpty)
    }
}
