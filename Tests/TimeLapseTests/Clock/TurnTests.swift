import Testing
import TimeLapse

@MainActor
@Suite("The end of a turn") struct TurnTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
        clock.setTurnEnded(log.noting("turn"))
    }

    @Test("The end of a turn comes when all that was due at an instant has fired, and before time moves on")
    func oncePerInstant() {
        clock.schedule(after: .seconds(1), log.noting("a"))
        clock.schedule(after: .seconds(1)) { [clock, log] in
            log.note("b")
            clock.schedule(after: .zero, log.noting("c"))
        }
        clock.schedule(after: .seconds(2), log.noting("d"))
        clock.advance(by: .seconds(3))
        #expect(
            log.text == """
                0 s turn
                1 s a
                1 s b
                1 s c
                1 s turn
                2 s d
                2 s turn
                """)
    }

    @Test(
        "The end of a turn comes after what is due now, however the clock is moved",
        arguments: [
            { $0.advance(by: .zero) },
            { $0.advance(to: $0.now) },
            { $0.advanceToNext() },
            { $0.runUntilIdle() },
            { $0.runUntilIdle(within: .zero) },
        ] as [@MainActor @Sendable (VirtualClock) -> Void])
    func dueNow(move: @MainActor (VirtualClock) -> Void) {
        clock.schedule(after: .zero, log.noting("due"))
        move(clock)
        #expect(
            log.text == """
                0 s due
                0 s turn
                """)
    }

    @Test(
        "Work that the end of a turn schedules for the same instant fires then, and another turn ends",
        arguments: [
            { $0.advance(by: .zero) },
            { $0.advanceToNext() },
            { $0.runUntilIdle() },
        ] as [@MainActor @Sendable (VirtualClock) -> Void])
    func schedulesForNow(move: @MainActor (VirtualClock) -> Void) {
        var remaining = 2
        clock.setTurnEnded { [clock, log] in
            log.note("turn")
            guard remaining > 0 else { return }
            remaining -= 1
            clock.schedule(after: .zero, log.noting("completion"))
        }
        move(clock)
        #expect(
            log.text == """
                0 s turn
                0 s completion
                0 s turn
                0 s completion
                0 s turn
                """)
    }

    @Test(
        "Work that the end of a turn schedules for later belongs to the advance, or keeps the clock busy"
    )
    func schedulesForLater() {
        var hasScheduled = false
        clock.setTurnEnded { [clock, log] in
            guard !hasScheduled else { return }
            hasScheduled = true
            clock.schedule(after: .seconds(1), log.noting("animation"))
        }
        clock.runUntilIdle()
        #expect(log.text == "1 s animation")
    }

    @Test("Running until idle gives each instant its own turn, also those of repeating work")
    func untilIdle() {
        clock.schedule(every: .seconds(1), log.noting("tick"))
        clock.schedule(after: .milliseconds(1500), log.noting("once"))
        clock.runUntilIdle()
        #expect(
            log.text == """
                0 s turn
                1 s tick
                1 s turn
                1.5 s once
                1.5 s turn
                """)
    }

    @Test("An end of a turn that moves the clock itself does not come again inside of itself")
    func movesTheClock() {
        clock.schedule(after: .seconds(1), log.noting("one"))
        clock.setTurnEnded { [clock, log] in
            log.note("turn begins")
            clock.advance(by: .seconds(1))
            log.note("turn ends")
        }
        clock.advance(by: .zero)
        #expect(
            log.text == """
                0 s turn begins
                1 s one
                1 s turn ends
                """)
    }

    @Test("An advance inside of work ends its own turns")
    func nested() {
        clock.schedule(after: .seconds(1)) { [clock, log] in
            log.note("begin")
            clock.advance(by: .zero)
            log.note("end")
        }
        clock.advance(by: .seconds(1))
        #expect(
            log.text == """
                0 s turn
                1 s begin
                1 s turn
                1 s end
                1 s turn
                """)
    }
}
