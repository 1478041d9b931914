import Testing
import TimeLapse

@MainActor
@Suite("Nested advances") struct NestedAdvanceTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("Work that moves the clock fires what falls due inside of it, within the outer advance")
    func within() {
        clock.schedule(after: .seconds(1)) { [clock, log] in
            log.note("begin")
            clock.advance(by: .seconds(2))
            log.note("end")
        }
        clock.schedule(after: .seconds(1), log.noting("neighbour"))
        clock.schedule(after: .seconds(2), log.noting("two"))
        clock.schedule(after: .seconds(4), log.noting("four"))
        clock.advance(by: .seconds(5))
        #expect(
            log.text == """
                1 s begin
                1 s neighbour
                2 s two
                3 s end
                4 s four
                """)
        #expect(clock.now.description == "5 s")
    }

    @Test("An inner advance may go past the end of the outer one; time does not go back")
    func beyond() {
        clock.schedule(after: .seconds(1)) { [clock, log] in
            clock.advance(by: .seconds(9))
            log.note("end")
        }
        clock.schedule(every: .seconds(4), log.noting("tick"))
        clock.advance(by: .seconds(2))
        #expect(
            log.text == """
                4 s tick
                8 s tick
                10 s end
                """)
        #expect(clock.now.description == "10 s")
    }

    @Test("Work may run the clock until idle, step by step or to an instant, at any depth")
    func kinds() {
        clock.schedule(after: .seconds(1)) { [clock, log] in
            log.note("begin")
            clock.advanceToNext()
            log.note("after the next")
            clock.runUntilIdle()
            log.note("idle")
            clock.advance(to: VirtualClock.Instant(offset: .seconds(9)))
        }
        clock.schedule(after: .seconds(2)) { [clock, log] in
            clock.advance(by: .seconds(1))
            log.note("inner")
        }
        clock.schedule(after: .seconds(5), log.noting("five"))
        clock.runUntilIdle()
        #expect(
            log.text == """
                1 s begin
                3 s inner
                3 s after the next
                5 s five
                5 s idle
                """)
        #expect(clock.now.description == "9 s")
    }

    @Test("Repeating work that moves the clock past its own next dates fires inside of itself")
    func repeating() {
        var depth = 0
        clock.schedule(every: .seconds(1)) { [clock, log] in
            depth += 1
            log.note("begin at depth \(depth)")
            if depth < 3 { clock.advance(by: .seconds(1)) }
            depth -= 1
        }
        clock.advance(by: .seconds(2))
        #expect(
            log.text == """
                1 s begin at depth 1
                2 s begin at depth 2
                3 s begin at depth 3
                """)
        #expect(clock.now.description == "3 s")
    }
}
