import Testing
import TimeLapse

@MainActor
@Suite("Advancing the clock") struct AdvancingTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("Advancing to an instant fires what is due then, and leaves the clock there")
    func advanceToInstant() {
        clock.schedule(after: .seconds(1), log.noting("one"))
        clock.schedule(after: .seconds(2), log.noting("two"))
        let start = clock.now
        clock.advance(to: start.advanced(by: .seconds(1)))
        #expect(log.text == "1 s one")
        #expect(start.duration(to: clock.now) == .seconds(1))
        clock.advance(to: clock.now)
        #expect(clock.now.description == "1 s")
    }

    @Test("Advancing to the next entry fires all that is due at its instant, and says whether there was any")
    func advanceToNext() {
        clock.schedule(every: .seconds(2), log.noting("tick"))
        clock.schedule(after: .seconds(2), log.noting("once"))
        let late = clock.schedule(after: .seconds(1), log.noting("cancelled"))
        late?.cancel()
        #expect(clock.advanceToNext())
        log.note("between")
        #expect(clock.advanceToNext())
        #expect(
            log.text == """
                2 s tick
                2 s once
                2 s between
                4 s tick
                """)
        #expect(!VirtualClock().advanceToNext())
    }

    @Test("The next entry is what is due already, if anything is")
    func nextIsDueNow() {
        clock.schedule(after: .zero, log.noting("now"))
        clock.schedule(after: .seconds(1), log.noting("later"))
        #expect(clock.advanceToNext())
        #expect(log.text == "0 s now")
    }

    @Test("The next entry may be one that only the end of the turn schedules")
    func nextComesWithTurn() {
        clock.schedule(after: .seconds(9), log.noting("later"))
        clock.setTurnEnded { [clock, log] in
            clock.setTurnEnded(nil)
            clock.schedule(after: .seconds(1), log.noting("animation"))
        }
        #expect(clock.advanceToNext())
        #expect(log.text == "1 s animation")
    }

    @Test("Running until idle stops at the last one-shot work; what repeats fires on the way")
    func runUntilIdle() {
        clock.schedule(every: .seconds(2), log.noting("tick"))
        clock.schedule(after: .seconds(1)) { [clock, log] in
            log.note("request")
            clock.schedule(after: .seconds(4), log.noting("answer"))
        }
        clock.runUntilIdle()
        #expect(
            log.text == """
                1 s request
                2 s tick
                4 s tick
                5 s answer
                """)
        #expect(clock.now.description == "5 s")
        clock.runUntilIdle()
        #expect(clock.now.description == "5 s")
    }

    @Test("Running until idle within a horizon ends at the last one-shot work in it, the horizon included")
    func horizon() {
        clock.advance(by: .seconds(1))
        for seconds in [3, 10, 11] {
            clock.schedule(after: .seconds(seconds), log.noting("\(seconds) s later"))
        }
        clock.schedule(every: .seconds(4), log.noting("tick"))
        clock.runUntilIdle(within: .seconds(10))
        #expect(
            log.text == """
                4 s 3 s later
                5 s tick
                9 s tick
                11 s 10 s later
                """)
        clock.runUntilIdle(within: .milliseconds(999))
        #expect(clock.now.description == "11 s")
    }

    @Test("With only repeating work, running until idle ends now, after firing what is due now")
    func idleWithRepeating() {
        clock.schedule(every: .seconds(1), startingAfter: .zero, log.noting("tick"))
        clock.runUntilIdle()
        #expect(log.text == "0 s tick")
    }

    @Test(
        "A horizon past the end of the clock equals no horizon",
        arguments: [Duration.seconds(Int64.max), nil])
    func endOfTime(horizon: Duration?) {
        let longest = Duration.seconds(1 << 56)
        clock.schedule(after: longest - .seconds(1), log.noting("last"))
        clock.schedule(after: longest, log.noting("never"))
        clock.runUntilIdle(within: horizon)
        #expect(log.text == "7.205759403792794e+16 s last")
    }

    @Test("Work due after the end of the clock is never the next entry")
    func nextAfterTheEnd() {
        clock.advance(by: .seconds(1))
        clock.schedule(after: .seconds(1 << 56), log.noting("never"))
        #expect(!clock.advanceToNext())
        #expect(clock.now.description == "1 s")
        #expect(clock.pendingWork.count == 1)
    }

    @Test("Time does not go back, not even for a delay below zero from within the package")
    func unsoundDelay() {
        clock.advance(by: .seconds(2))
        _ = clock.schedule(after: .seconds(-1), every: nil, name: "late", site: nil, log.noting("late"))
        #expect(clock.advanceToNext())
        #expect(log.text == "2 s late")
    }

    @Test("Each task has its own current clock, and those without one share one")
    func current() async {
        let other = VirtualClock()
        await clock.whileCurrent {
            #expect(VirtualClock.current === clock)
            other.whileCurrent { #expect(VirtualClock.current === other) }
            await Task.yield()
            #expect(VirtualClock.current === clock)
            await Task { [clock] in #expect(VirtualClock.current === clock) }.value
            await Task.detached { [clock] in #expect(VirtualClock.current === clock) }.value
        }
        #expect(VirtualClock.current !== clock)
        #expect(VirtualClock.current === VirtualClock.current)
    }
}
