import Testing
import TimeLapse

@MainActor
@Suite("Lifetimes of scheduled work") struct LifetimeTests {
    private let clock = VirtualClock()

    @Test("One-shot work releases its captures when it has fired, before anything else fires")
    func fired() {
        weak var token: Token?
        var wasFreed = false
        do {
            let held = Token()
            token = held
            clock.schedule(after: .seconds(1)) { _ = held }
        }
        func look() { wasFreed = token == nil }
        clock.schedule(after: .seconds(1)) { look() }
        #expect(token != nil)
        clock.advance(by: .seconds(1))
        #expect(wasFreed)
        #expect(token == nil)
    }

    @Test("Work releases its captures when it is cancelled", arguments: [nil, .seconds(1)] as [Duration?])
    func cancelled(interval: Duration?) {
        weak var token: Token?
        let work: ScheduledWork
        do {
            let held = Token()
            token = held
            work = clock.schedule(after: .seconds(1), every: interval, name: "work", site: nil) { _ = held }
        }
        #expect(token != nil)
        work.cancel()
        #expect(token == nil)
    }

    @Test("Repeating work releases its captures when it has cancelled itself")
    func cancelledByItself() {
        weak var token: Token?
        do {
            let held = Token()
            token = held
            var work: ScheduledWork?
            work = clock.schedule(every: .seconds(1)) {
                _ = held
                work?.cancel()
            }
        }
        #expect(token != nil)
        clock.advance(by: .seconds(1))
        #expect(token == nil)
    }

    @Test("A clock with scheduled work is freed with it, although the work retains its own handle")
    func clockWithPendingWork() {
        weak var token: Token?
        weak var freed: VirtualClock?
        do {
            let clock = VirtualClock()
            let held = Token()
            (token, freed) = (held, clock)
            held.work = clock.schedule(after: .seconds(1)) { _ = held }
            clock.schedule(every: .seconds(1)) { _ = held }
        }
        #expect(freed == nil)
        #expect(token == nil)
    }

    @Test("A handle outlives its clock, and does nothing")
    func handleWithoutClock() {
        var clock: VirtualClock? = VirtualClock()
        let work = clock?.schedule(after: .seconds(1)) {}
        clock = nil
        #expect(work?.deadline == nil)
        work?.cancel()
    }

    @Test("Objects freed by cancelling or by the last firing may call the clock")
    func comesBack() {
        let log = ClockLog(clock)
        func schedule() -> ScheduledWork? {
            let held = Token { [clock] in clock.schedule(after: .zero) { log.note("freed") } }
            return clock.schedule(after: .seconds(1)) { _ = held }
        }
        schedule()?.cancel()
        _ = schedule()
        clock.advance(by: .seconds(2))
        #expect(
            log.text == """
                0 s freed
                1 s freed
                """)
    }

    @Test("Captures of the end of a turn may call the clock when it is replaced")
    func turnComesBack() {
        let log = ClockLog(clock)
        func setTurnEnded() {
            let held = Token { [clock] in clock.schedule(after: .zero) { log.note("freed") } }
            clock.setTurnEnded { _ = held }
        }
        setTurnEnded()
        clock.setTurnEnded(nil)
        clock.advance(by: .zero)
        #expect(log.text == "0 s freed")
    }
}
