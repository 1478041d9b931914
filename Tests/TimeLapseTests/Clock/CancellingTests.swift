import Testing

@testable import TimeLapse

@MainActor
@Suite("Cancelling scheduled work") struct CancellingTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("Cancelled work does not fire, and cancelling again changes nothing")
    func cancel() {
        let work = clock.schedule(after: .seconds(1), log.noting("cancelled"))
        clock.schedule(after: .seconds(1), log.noting("kept"))
        #expect(work?.deadline?.description == "1 s")
        work?.cancel()
        work?.cancel()
        #expect(work?.deadline == nil)
        clock.advance(by: .seconds(2))
        #expect(log.text == "1 s kept")
    }

    @Test("A handle whose work has fired does not cancel the work that reuses its slot")
    func staleHandle() {
        let old = clock.schedule(after: .seconds(1), log.noting("old"))
        clock.advance(by: .seconds(1))
        let new = clock.schedule(after: .seconds(1), log.noting("new"))
        old?.cancel()
        #expect(old?.deadline == nil)
        #expect(new?.deadline?.description == "2 s")
        clock.advance(by: .seconds(1))
        #expect(
            log.text == """
                1 s old
                2 s new
                """)
    }

    @Test("Work may cancel what is next at the same instant, one-shot or repeating")
    func nextAtSameInstant() {
        var next: [ScheduledWork?] = []
        func cancelNext() {
            log.note("first")
            for work in next { work?.cancel() }
        }
        clock.schedule(after: .seconds(1)) { cancelNext() }
        next.append(clock.schedule(after: .seconds(1), log.noting("second")))
        next.append(clock.schedule(every: .seconds(1), log.noting("tick")))
        clock.schedule(after: .seconds(1), log.noting("third"))
        clock.advance(by: .seconds(3))
        #expect(
            log.text == """
                1 s first
                1 s third
                """)
        #expect(clock.pendingWork.isEmpty)
    }

    @Test("Repeating work may cancel itself, and knows its next deadline before")
    func ownAction() {
        var work: ScheduledWork?
        var count = 0
        work = clock.schedule(every: .seconds(1)) { [log] in
            count += 1
            log.note("tick, next at \(work?.deadline?.description ?? "never")")
            if count == 2 { work?.cancel() }
        }
        clock.advance(by: .seconds(10))
        #expect(
            log.text == """
                1 s tick, next at 2 s
                2 s tick, next at 3 s
                """)
        #expect(work?.deadline == nil)
    }

    @Test("Work that fires once has no deadline while it fires, and cancelling it then does nothing")
    func ownActionOnce() {
        var work: ScheduledWork?
        work = clock.schedule(after: .seconds(1)) { [log] in
            work?.cancel()
            log.note("next at \(work?.deadline?.description ?? "never")")
        }
        clock.schedule(after: .seconds(1), log.noting("neighbour"))
        clock.advance(by: .seconds(1))
        #expect(
            log.text == """
                1 s next at never
                1 s neighbour
                """)
    }

    @Test("A call that is rescheduled again and again does not grow the heap", arguments: [true, false])
    func debounce(repeats: Bool) {
        for _ in 0..<10_000 {
            clock.schedule(after: .seconds(1), every: repeats ? .seconds(1) : nil, name: "search", site: nil)
            {}
            .cancel()
        }
        #expect(clock.state.withLock { $0.agenda.keptDeadlines } < 100)
        #expect(clock.pendingWork.isEmpty)
    }

    @Test("Removing cancelled deadlines leaves the rest in order")
    func sweep() {
        for number in 0..<1000 {
            let work = clock.schedule(after: .milliseconds(1000 - number), log.noting("\(number)"))
            if !number.isMultiple(of: 250) { work?.cancel() }
        }
        clock.advance(by: .seconds(1))
        #expect(
            log.text == """
                0.25 s 750
                0.5 s 500
                0.75 s 250
                1 s 0
                """)
    }
}
