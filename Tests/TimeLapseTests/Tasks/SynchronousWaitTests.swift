import FailureReporting
import TestSupport
import Testing
import TimeLapse

/// Tests here are not async, or wait in a function that is not: the movers run what tasks have to do themselves.
@Suite("Synchronous waits for tasks") @MainActor struct SynchronousWaitTests {
    /// A call that moves the clock by two seconds, or far enough.
    enum Mover: CaseIterable, Sendable {
        case by, to, until, idle, runLoop, next, frames, animations, jump, lapse, disabling

        @MainActor func move() {
            let clock = VirtualClock.current
            switch self {
            case .by: TimeLapse.advance(by: .seconds(2))
            case .to: TimeLapse.advance(to: clock.now.advanced(by: .seconds(2)))
            case .until:
                let end = clock.now.advanced(by: .seconds(2))
                TimeLapse.advance(until: { clock.now >= end }, within: .seconds(10))
            case .idle: TimeLapse.runUntilIdle(within: .seconds(5))
            case .runLoop: TimeLapse.advanceMainRunLoop()
            case .next: TimeLapse.advanceToNextTimer()
            case .frames: for _ in 0..<120 { TimeLapse.advanceFrame() }
            case .animations:
                clock.scheduleAnimationEnd(after: .seconds(2), site: nil) {}
                TimeLapse.waitForAnimationsToFinish()
            case .jump: TimeLapse.jump(by: .seconds(2))
            case .lapse: clock.lapse(.standard) {}
            case .disabling: TimeLapse.disableAnimations {}
            }
        }
    }

    /// Where a synchronous wait may be.
    enum Place: CaseIterable, Sendable {
        case synchronous, job, suspended, nested
    }

    /// Runs a body in its own world.
    private func inWorld(_ body: @MainActor (VirtualClock) -> Void) {
        let clock = VirtualClock()
        clock.whileCurrent { body(clock) }
    }

    private func expectTask(_ clock: VirtualClock, by mover: Mover) {
        let log = EventLog()
        Task {
            try await Task.sleep(for: .seconds(2))
            log.add("done at \(clock.now)")
        }
        // The clock has to see the sleep before it can go to the next deadline.
        if mover == .next { TimeLapse.advance(by: .zero) }
        mover.move()
        #expect(log.lines == ["done at 2 s"], "\(mover)")
    }

    @Test("Every function that moves time runs tasks", arguments: Mover.allCases)
    func movers(_ mover: Mover) {
        inWorld { expectTask($0, by: mover) }
    }

    @Test(
        "A synchronous wait runs tasks in a synchronous test, in a job, after a suspension, and in a timer",
        arguments: Place.allCases)
    func places(_ place: Place) async {
        let wait: @MainActor (VirtualClock) -> Void = { expectTask($0, by: .by) }
        let clock = VirtualClock()
        await clock.whileCurrent { @MainActor in
            switch place {
            case .synchronous: inWorld(wait)
            case .job: await Task { wait(clock) }.value
            case .suspended:
                await Task.yield()
                wait(clock)
            case .nested: waitInTimer(clock, wait)
            }
        }
    }

    private func waitInTimer(_ clock: VirtualClock, _ wait: @escaping @MainActor (VirtualClock) -> Void) {
        clock.schedule(after: .zero) { wait(clock) }
        TimeLapse.advance(by: .zero)
    }

    @Test("A synchronous wait runs a task however many hops between actors it makes")
    func hops() {
        inWorld { clock in
            let log = EventLog()
            Task {
                let counter = HopCounter()
                for _ in 0..<50 {
                    await counter.count()
                    await MainActor.run {}
                    await elsewhere()
                }
                try await Task.sleep(for: .seconds(1))
                for _ in 0..<50 { await counter.count() }
                log.add("\(await counter.value)")
            }
            TimeLapse.advance(by: .seconds(1))
            #expect(log.lines == ["100"])
        }
    }

    @Test("Tasks run before and after each callback, and before the next of the same instant")
    func order() {
        inWorld { clock in
            let log = EventLog()
            for name in ["a", "b"] {
                clock.schedule(after: .seconds(1)) {
                    log.add("\(clock.now) \(name)")
                    Task {
                        for _ in 0..<100 { await Task.giveWay() }
                        log.add("\(clock.now) task of \(name)")
                    }
                }
            }
            TimeLapse.advance(by: .seconds(2))
            #expect(log.lines == ["1 s a", "1 s task of a", "1 s b", "1 s task of b"])
        }
    }

    @Test("A task's work belongs to a turn, which ends before time moves on")
    func turns() {
        inWorld { clock in
            let log = EventLog()
            clock.setTurnEnded { log.add("turn ends at \(clock.now)") }
            clock.schedule(after: .seconds(1)) { Task { log.add("task") } }
            TimeLapse.advance(by: .seconds(2))
            #expect(log.lines == ["turn ends at 0 s", "task", "turn ends at 1 s"])
        }
    }

    @Test("A task that never suspends is a failure that names it, and the clock stops")
    func neverRests() {
        let clock = VirtualClock(runawayLimit: 50)
        let log = EventLog()
        let failures = FailureCollector.failures {
            clock.whileCurrent {
                clock.schedule(after: .seconds(1), name: "answer") { log.add("answer") }
                let task = Task(name: "poller") { while !Task.isCancelled { await Task.giveWay() } }
                TimeLapse.advance(by: .seconds(5))
                #expect(clock.now.offset == .zero)
                task.cancel()
                TimeLapse.advance(by: .seconds(1))
                #expect(log.lines == ["answer"])
            }
        }
        #expect(
            failures.map { $0.text.split(separator: ", scheduled")[0] } == [
                """
                Stopped at 0 s after 500 steps of tasks that never end. What keeps running: task "poller". A task that \
                polls with Task.yield() never suspends for the clock; use Task.sleep between polls.
                Pending:
                  answer due at 1 s
                """
            ])
    }

    @Test("A world's wait runs no job of another one")
    func otherWorlds() {
        let (one, other) = (VirtualClock(), VirtualClock())
        let log = EventLog()
        other.whileCurrent { _ = Task { log.add("other's \(VirtualClock.current === other)") } }
        one.whileCurrent {
            Task { log.add("one's \(VirtualClock.current === one)") }
            TimeLapse.advance(by: .zero)
        }
        #expect(log.lines == ["one's true"])
        other.advance(by: .zero)
        #expect(log.lines == ["one's true", "other's true"])
    }

    @Test("A wait in vain lists the tasks that nothing on the clock will resume")
    func suspended() {
        inWorld { clock in
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            Task(name: "listener") { for await _ in stream {} }
            let sleeper = Task { try await Task.sleep(for: .seconds(90)) }
            Task(name: "waiter") { try await sleeper.value }
            let failures = FailureCollector.failures {
                TimeLapse.advance(until: { false }, within: .seconds(5))
            }
            #expect(
                failures.map { $0.text.replacing(#/, scheduled at [^\n]*/#, with: "") } == [
                    """
                    The condition was still false after 5 s of virtual time (now: 5 s).
                    Pending:
                      sleeping task due at 90 s
                    Suspended, and nothing on the clock will resume them:
                      task "listener", which waits for a continuation
                    """
                ])
            continuation.finish()
            clock.cancelTasks()
            clock.runTasks()
        }
    }
}

private actor HopCounter {
    private(set) var value = 0

    func count() {
        value += 1
    }
}

@concurrent
private func elsewhere() async {}
