import FailureReporting
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Moving time")
struct MovingTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("Frames begin at the exact sixtieths of a second")
    func frames() {
        clock.whileCurrent {
            for frame in 1...600 {
                TimeLapse.advanceFrame()
                let exact = Int128(frame) * 1_000_000_000_000_000_000 / 60
                #expect(clock.now.offset == Duration(attoseconds: exact))
            }
            clock.schedule(after: .milliseconds(1), log.noting("on the way"))
            TimeLapse.advance(by: .milliseconds(5))
            TimeLapse.advanceFrame()
            #expect(clock.now.offset == .seconds(10) + Duration(attoseconds: 16_666_666_666_666_666))
            #expect(log.text == "10.001 s on the way")
        }
    }

    @Test("Work for each frame does not drift in a long time")
    func workForFrames() {
        var frames = 0
        var last: Duration?
        let work = clock.scheduleFrames(perSecond: 60, name: "frames", site: nil) { [clock] in
            frames += 1
            last = clock.now.offset
        }
        let seconds = Rounds.of(3600, share: 6)
        clock.advance(by: .seconds(seconds))
        #expect(frames == 60 * seconds)
        #expect(last == .seconds(seconds))
        work.cancel()
    }

    @Test("A jump does not take back what the work before it moved")
    func jumpAfterMoving() {
        clock.schedule(after: .zero) { [clock] in clock.advance(by: .seconds(5)) }
        clock.jump(by: .seconds(1))
        #expect(clock.now.offset == .seconds(5))
    }

    @Test("Time moves to an instant, and to the next scheduled work")
    func instants() {
        clock.whileCurrent {
            clock.schedule(every: .seconds(2), log.noting("tick"))
            clock.schedule(after: .seconds(3), log.noting("once"))
            TimeLapse.advance(to: clock.now.advanced(by: .seconds(2)))
            #expect(TimeLapse.advanceToNextTimer())
            #expect(TimeLapse.advanceToNextTimer())
            TimeLapse.resetMainRunLoop()
            #expect(!TimeLapse.advanceToNextTimer())
            #expect(
                log.text == """
                    2 s tick
                    3 s once
                    4 s tick
                    """)
        }
    }

    @Test(
        "After a jump all overdue work fires once, in order, and repeating work keeps its schedule")
    func jump() {
        clock.whileCurrent {
            clock.schedule(every: .seconds(2), log.noting("tick"))
            clock.schedule(every: .seconds(3), startingAfter: .seconds(1), log.noting("tock"))
            clock.schedule(after: .seconds(5)) { [clock, log] in
                log.note("once")
                clock.schedule(after: .seconds(1), log.noting("chained"))
            }
            clock.schedule(after: .seconds(4), log.noting("before"))
            TimeLapse.jump(by: .seconds(3601))
            log.note("--")
            TimeLapse.advance(by: .seconds(3))
            #expect(
                log.text == """
                    3601 s tock
                    3601 s tick
                    3601 s before
                    3601 s once
                    3601 s --
                    3602 s tick
                    3602 s chained
                    3604 s tock
                    3604 s tick
                    """)
        }
    }

    @Test("Time moves until a condition holds, and no further")
    func condition() {
        clock.whileCurrent {
            var count = 0
            clock.schedule(every: .seconds(1)) { count += 1 }
            #expect(TimeLapse.advance(until: { count == 3 }, within: .seconds(5)))
            #expect(clock.now.offset == .seconds(3))
            #expect(TimeLapse.advance(until: { true }))
            #expect(clock.now.offset == .seconds(3))
        }
    }

    @Test("A condition that stays false is a failure that lists scheduled work")
    func conditionNotMet() {
        clock.whileCurrent {
            let line = #line + 1
            clock.schedule(after: .seconds(20), name: "request") {}
            clock.schedule(every: .seconds(1), name: "heartbeat") {}
            _ = clock.addEndless(name: "spinner", site: nil)
            let failures = FailureCollector.failures {
                TimeLapse.advance(until: { false }, within: .seconds(5))
            }
            #expect(
                failures.map(\.text) == [
                    """
                    The condition was still false after 5 s of virtual time (now: 5 s).
                    Pending:
                      request due at 20 s, scheduled at MovingTests.swift:\(line)
                    Repeating:
                      heartbeat due at 6 s, every 1 s, scheduled at MovingTests.swift:\(line + 1)
                    Without end:
                      spinner without end
                    """
                ])
            #expect(failures.first?.site?.line == UInt(line + 4))
        }
    }

    @Test("One-shot work keeps the clock from being idle; repeating and endless work does not")
    func idle() {
        clock.whileCurrent {
            #expect(TimeLapse.isIdle)
            #expect(TimeLapse.idleReport == "Nothing is pending.")
            clock.schedule(every: .seconds(1)) {}
            _ = clock.addEndless(name: "marquee", site: nil)
            #expect(TimeLapse.isIdle)
            for _ in 0..<20 { clock.schedule(after: .seconds(1)) {} }
            #expect(!TimeLapse.isIdle)
            #expect(!TimeLapse.idleReport.contains("more"))
            for _ in 0..<2 { clock.schedule(after: .seconds(1)) {} }
            #expect(TimeLapse.idleReport.contains("  … and 2 more\nRepeating:"))
            TimeLapse.runUntilIdle()
            #expect(TimeLapse.isIdle)
        }
    }

    @Test("A wait for animations includes those that they begin, and nothing else")
    func animations() {
        clock.whileCurrent {
            clock.scheduleAnimationEnd(after: .seconds(1), site: nil) { [clock, log] in
                log.note("first")
                clock.scheduleAnimationEnd(after: .seconds(2), site: nil, log.noting("second"))
            }
            clock.schedule(after: .seconds(2), log.noting("on the way"))
            clock.schedule(after: .seconds(4), log.noting("too late"))
            TimeLapse.waitForAnimationsToFinish()
            #expect(
                log.text == """
                    1 s first
                    2 s on the way
                    3 s second
                    """)
            TimeLapse.waitForAnimationsToFinish()
            #expect(clock.now.offset == .seconds(3))
            clock.scheduleAnimationEnd(after: .seconds(1), site: nil, {})?.cancel()
            TimeLapse.waitForAnimationsToFinish()
            #expect(clock.now.offset == .seconds(3))
        }
    }

    @Test("Negative durations are failures", arguments: ["by", "until", "jump", "idle"])
    func negative(_ mover: String) {
        let texts = FailureCollector.failures {
            clock.whileCurrent {
                switch mover {
                case "by": TimeLapse.advance(by: .seconds(-1))
                case "until": TimeLapse.advance(until: { true }, within: .seconds(-1))
                case "jump": TimeLapse.jump(by: .seconds(-1))
                default: TimeLapse.runUntilIdle(within: .seconds(-1))
                }
            }
        }
        let requests = [
            "by": "Advancing the clock", "until": "Waiting for a condition", "jump": "A jump in time",
            "idle": "Running until idle",
        ]
        #expect(texts.map(\.text) == ["\(requests[mover] ?? "") takes a duration of zero or more, not -1 s."])
        #expect(clock.now.offset == .zero)
    }

    @Test("The async functions move time the same way")
    func movedWithTasks() async {
        await inWorld { clock in
            let notes = EventLog()
            Task {
                while true {
                    try await Task.sleep(for: .seconds(1))
                    notes.add("\(clock.now)")
                }
            }
            await TimeLapse.advance(to: clock.now.advanced(by: .seconds(1)))
            await TimeLapse.advanceToNextTimer()
            await TimeLapse.advance(until: { notes.lines.count == 3 }, within: .seconds(5))
            await TimeLapse.runUntilIdle(within: .milliseconds(1500))
            await TimeLapse.jump(by: .seconds(10))
            clock.scheduleAnimationEnd(after: .milliseconds(10), site: nil) { notes.add("animation") }
            await TimeLapse.waitForAnimationsToFinish()
            await TimeLapse.advanceFrame()
            #expect(notes.lines == ["1 s", "2 s", "3 s", "4 s", "14 s", "animation"])
            #expect(clock.now.offset == .seconds(14) + Duration(attoseconds: 16_666_666_666_666_666))
            TimeLapse.resetMainRunLoop()
        }
    }

    @Test("A failure in one timer does not keep the rest from firing")
    func failureInTimer() {
        let texts = FailureCollector.failures {
            clock.whileCurrent {
                clock.schedule(after: .seconds(1)) { [clock] in clock.advance(by: .seconds(-1)) }
                clock.schedule(after: .seconds(1), log.noting("the rest"))
                TimeLapse.advance(by: .seconds(1))
            }
        }
        #expect(texts.count == 1)
        #expect(log.text == "1 s the rest")
    }

    @Test("Setting the date fires nothing and moves no deadline")
    func date() {
        clock.whileCurrent {
            let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [log] _ in
                log.note("timer")
            }
            let newYear = VirtualClock.startDate.addingTimeInterval(800_000_000)
            TimeLapse.date = newYear
            #expect(TimeLapse.date == newYear)
            #expect(TimeLapse.now.offset == .zero)
            #expect(timer.fireDate == newYear.addingTimeInterval(60))
            timer.fireDate = newYear.addingTimeInterval(90)
            DispatchQueue.main.asyncAfter(wallDeadline: .now().advanced(bySeconds: 30)) { [log] in
                log.note("block")
            }
            TimeLapse.advance(by: .seconds(90))
            #expect(TimeLapse.date == newYear.addingTimeInterval(90))
            #expect(
                log.text == """
                    30 s block
                    90 s timer
                    """)
            let texts = FailureCollector.failures {
                TimeLapse.date = .init(timeIntervalSinceReferenceDate: .nan)
            }
            #expect(texts.map(\.text) == ["A clock's date takes a finite number of seconds, not nan."])
            #expect(TimeLapse.date == newYear.addingTimeInterval(90))
        }
    }
}
