import FailureReporting
import Testing
import TimeLapse

@MainActor
@Suite("Scheduling work") struct SchedulingTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("Work fires in order of its deadline, at its deadline")
    func order() {
        clock.schedule(after: .seconds(2), log.noting("two"))
        clock.schedule(after: .milliseconds(500), log.noting("half"))
        clock.schedule(after: .seconds(1), log.noting("one"))
        clock.advance(by: .seconds(3))
        #expect(
            log.text == """
                0.5 s half
                1 s one
                2 s two
                """)
        #expect(clock.now.description == "3 s")
    }

    @Test("Work for the same instant fires in the order in which it was scheduled, of whatever kind")
    func ties() {
        clock.schedule(after: .seconds(2), log.noting("a"))
        clock.schedule(every: .seconds(1), log.noting("tick"))
        clock.schedule(every: .seconds(3), startingAfter: .seconds(2), log.noting("b"))
        clock.schedule(after: .seconds(2), log.noting("c"))
        clock.advance(by: .seconds(1))
        clock.schedule(after: .seconds(1), log.noting("d"))
        clock.advance(by: .seconds(1))
        // The tick at 2 s was armed when the one at 1 s fired: after c, before d.
        #expect(
            log.text == """
                1 s tick
                2 s a
                2 s b
                2 s c
                2 s tick
                2 s d
                """)
    }

    @Test("Nothing fires before the clock is moved, and work without delay fires when it is moved by zero")
    func zeroDelay() {
        clock.schedule(after: .zero, log.noting("now"))
        #expect(log.text.isEmpty)
        clock.advance(by: .zero)
        #expect(log.text == "0 s now")
    }

    @Test("Work scheduled by work belongs to the same advance if it falls due before its end")
    func workSchedulesWork() {
        clock.schedule(after: .seconds(1)) { [clock, log] in
            log.note("outer")
            clock.schedule(after: .zero, log.noting("at once"))
            clock.schedule(after: .seconds(1), log.noting("in time"))
            clock.schedule(after: .seconds(2), log.noting("too late"))
        }
        clock.schedule(after: .seconds(1), log.noting("neighbour"))
        clock.advance(by: .milliseconds(2500))
        #expect(
            log.text == """
                1 s outer
                1 s neighbour
                1 s at once
                2 s in time
                """)
        #expect(clock.pendingWork.map { "\($0.deadline)" } == ["3 s"])
    }

    @Test("Repeating work fires at its start and a whole number of intervals, without drift")
    func repeating() {
        var times: [Duration] = []
        clock.schedule(every: .microseconds(16_667), startingAfter: .microseconds(5)) { [clock] in
            times.append(clock.now.offset)
        }
        for _ in 0..<97 { clock.advance(by: .microseconds(103_093)) }
        let expected = (0..<600).map { Duration.microseconds(5) + .microseconds(16_667) * $0 }
        #expect(times == expected)
    }

    @Test("An hour costs what fires in it: of entries that wait longer, and of time, nothing is seen")
    func hour() {
        clock.schedule(after: .seconds(3601), log.noting("later"))
        clock.schedule(every: .seconds(1800), log.noting("half an hour"))
        clock.setTurnEnded(log.noting("turn"))
        clock.advance(by: .seconds(3600))
        #expect(
            log.text == """
                0 s turn
                1800 s half an hour
                1800 s turn
                3600 s half an hour
                3600 s turn
                """)
    }

    @Test("Pending work is listed in the order in which it will fire")
    func pendingWork() {
        let line = #line + 1
        clock.schedule(after: .seconds(3), name: "request") {}
        clock.schedule(every: .milliseconds(1500), startingAfter: .zero, name: "clock hand") {}
        clock.schedule(after: .seconds(1)) {}?.cancel()
        clock.schedule(after: .seconds(2)) {}
        #expect(
            clock.pendingWork.map(\.description) == [
                "clock hand due at 0 s, every 1.5 s, scheduled at SchedulingTests.swift:\(line + 1)",
                "work due at 2 s, scheduled at SchedulingTests.swift:\(line + 3)",
                "request due at 3 s, scheduled at SchedulingTests.swift:\(line)",
            ])
        clock.advance(by: .seconds(3))
        #expect(clock.pendingWork.map { "\($0.name) \($0.deadline)" } == ["clock hand 4.5 s"])
    }

    @Test("Endless work never fires and is listed separately, in the order in which it began")
    func endless() {
        let site = CallSite("App/Spinner.swift", "/App/Spinner.swift", 7, 1)
        let works = (0..<200).map { clock.addEndless(name: "spinner \($0)", site: site) }
        clock.scheduleAnimationEnd(after: .seconds(1), site: nil) {}
        clock.schedule(after: .seconds(2)) {}
        #expect(clock.pendingWork.map(\.isAnimation) == [true, false])
        clock.runUntilIdle()
        #expect(clock.now.offset == .seconds(2))
        #expect(works[0].deadline == nil)
        for (index, work) in works.enumerated() where index != 3 && index != 150 { work.cancel() }
        works[0].cancel()
        let text = "without end, scheduled at Spinner.swift:7"
        #expect(clock.endlessWork.map(\.description) == ["spinner 3 \(text)", "spinner 150 \(text)"])
        clock.cancelAll()
        #expect(clock.endlessWork.isEmpty)
    }

    @Test("An animation's end takes its time, or none with animations disabled")
    func animations() {
        clock.scheduleAnimationEnd(after: .seconds(1), site: nil, log.noting("slow"))
        clock.withAnimationsDisabled {
            #expect(clock.animationsAreDisabled)
            clock.withAnimationsDisabled {}
            clock.scheduleAnimationEnd(after: .seconds(1), site: nil, log.noting("at once"))
        }
        #expect(!clock.animationsAreDisabled)
        clock.advance(by: .seconds(1))
        #expect(
            log.text == """
                0 s at once
                1 s slow
                """)
    }
}
