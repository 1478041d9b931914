import FailureReporting
import TestSupport
import Testing

@testable import TimeLapse

@Suite("Tasks that sleep on the clock")
struct SleepingTests {
    @Test("Sleeping tasks wake in order of deadline and of falling asleep, and continue before time moves on")
    func order() async {
        await inWorld { clock in
            let log = EventLog()
            for (name, seconds) in [("a", 2), ("b", 1), ("c", 2), ("d", 0), ("e", -1)] {
                Task {
                    try await Task.sleep(for: .seconds(seconds))
                    log.add("\(clock.now) \(name)")
                    try await Task.sleep(for: .milliseconds(500))
                    log.add("\(clock.now) \(name) again")
                }
            }
            await TimeLapse.advance(by: .seconds(2))
            #expect(
                log.lines == [
                    "0 s d", "0 s e", "0.5 s d again", "0.5 s e again", "1 s b", "1.5 s b again", "2 s a",
                    "2 s c",
                ])
            #expect(clock.pendingWork.map(\.name) == ["sleeping task", "sleeping task"])
            await TimeLapse.advanceMainRunLoop()
            #expect(log.lines.suffix(2) == ["2.5 s a again", "2.5 s c again"])
            #expect(clock.isIdle)
        }
    }

    @Test("A cancelled sleep wakes immediately with an error, and leaves nothing on the clock")
    func cancelled() async {
        await inWorld { clock in
            let log = EventLog()
            let sleeper: @Sendable (String) async -> Void = { name in
                do {
                    try await clock.sleep(until: clock.now.advanced(by: .seconds(10)))
                    log.add("\(name) woke")
                } catch {
                    log.add("\(name) \(error is CancellationError) at \(clock.now)")
                }
            }
            let early = Task { await sleeper("early") }
            early.cancel()
            let late = Task { await sleeper("late") }
            await TimeLapse.advance(by: .seconds(3))
            #expect(clock.pendingWork.count == 1)
            late.cancel()
            #expect(clock.pendingWork.isEmpty)
            await TimeLapse.advance(by: .zero)
            late.cancel()
            #expect(log.lines == ["early true at 0 s", "late true at 3 s"])
        }
    }

    @Test("A test's own sleep stops moving the clock once it is cancelled")
    func cancelledTest() async {
        await inWorld { clock in
            let log = EventLog()
            let test = Task {
                clock.adoptTestTask()
                do {
                    try await Task.sleep(for: .seconds(10))
                } catch {
                    log.add("\(error is CancellationError) at \(clock.now)")
                }
            }
            await Task.yield()
            #expect(clock.pendingWork.count == 1)
            test.cancel()
            await TimeLapse.advance(by: .seconds(1))
            #expect(log.lines == ["true at 0 s"])
            #expect(clock.now.offset == .seconds(1))
        }
    }

    @Test("A cancelled task does not even sleep for zero seconds")
    func cancelledBefore() async {
        await inWorld { _ in
            let task = Task { try await Task.sleep(for: .zero) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test("A sleep that is cancelled between falling asleep and being on the clock leaves nothing there")
    func cancelledOnTheWay() async {
        await inWorld { clock in
            let sleeper = Sleeper(until: clock.now, site: nil)
            await #expect(throws: CancellationError.self) {
                try await withUnsafeThrowingContinuation { continuation in
                    #expect(sleeper.begin(continuation))
                    sleeper.end(isCancelled: true)
                    sleeper.attach(clock.schedule(after: .seconds(1), every: nil, name: "", site: nil) {})
                }
            }
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test("When scheduled work is cancelled, a sleeping task wakes")
    func dropped() async {
        await inWorld { clock in
            let task = Task { try await Task.sleep(for: .seconds(1)) }
            await TimeLapse.advance(by: .zero)
            #expect(clock.pendingWork.count == 1)
            TimeLapse.resetMainRunLoop()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test("Code that takes any clock sleeps on it, from any actor")
    func anyClock() async throws {
        try await inWorld { virtual in
            let log = EventLog()
            let poller = Poller(clock: virtual, log: log)
            let task = Task { try await poller.poll() }
            let other = Task.detached {
                try await virtual.sleep(for: .seconds(2))
                log.add("detached at \(virtual.now)")
            }
            await TimeLapse.advance(by: .seconds(3))
            #expect(log.lines == ["poll 1", "detached at 2 s", "poll 2", "poll 3"])
            try await task.value
            try await other.value
        }
    }

    @Test("Measuring takes virtual time, and none")
    func measuring() async throws {
        try await inWorld { clock in
            let task = Task {
                let sleeping = try await clock.measure { try await Task.sleep(for: .seconds(90)) }
                let computing = ContinuousClock().measure { _ = (0..<1000).reduce(0, +) }
                return [sleeping, computing]
            }
            await TimeLapse.advanceMainRunLoop()
            let durations = try await task.value
            #expect(durations == [.seconds(90), .zero])
            #expect(clock.minimumResolution == Duration(attoseconds: 1))
        }
    }

    @Test("Reports say where the sleep began")
    func site() async {
        await inWorld { clock in
            let line = #line + 1
            let task = Task { try await Task.sleep(for: .seconds(5)) }
            await TimeLapse.advance(by: .seconds(1))
            #expect(
                TimeLapse.idleReport == """
                    Pending:
                      sleeping task due at 5 s, scheduled at SleepingTests.swift:\(line)
                    """)
            task.cancel()
        }
    }

    @Test("Sleeping, cancelling, spawning and waiting, interleaved, come out alike every time")
    func everyTime() async {
        var logs: Set<[String]> = []
        for _ in 0..<Rounds.of(1000, share: 5) {
            await inWorld { clock in
                let log = EventLog()
                let bystander = Task { try await Task.sleep(for: .seconds(3)) }
                for number in 0..<4 {
                    Task {
                        try await Task.sleep(for: .seconds(number % 3))
                        log.add("\(clock.now) \(number)")
                        async let squared = square(number)
                        let child = Task.detached {
                            try await clock.sleep(for: .seconds(1))
                            return "\(clock.now) child of \(number)"
                        }
                        log.add("\(number) \(await squared)")
                        if number == 2 { bystander.cancel() }
                        log.add(try await child.value)
                    }
                }
                DispatchQueue.main.asyncAfter(deadline: .now().advanced(by: .seconds(1))) {
                    log.add("\(clock.now) block")
                }
                await TimeLapse.advance(by: .seconds(10))
                log.add("\(await bystander.result)")
                logs.insert(log.lines)
            }
        }
        #expect(logs.count == 1)
        #expect(logs.first?.count == 14)
    }

    @Test("The clocks of two tests that run at the same time never mix")
    func twoWorlds() async {
        await withTaskGroup(of: [String].self) { group in
            for world in 1...8 {
                group.addTask {
                    let log = EventLog()
                    await inWorld { clock in
                        for step in 1...5 {
                            Task {
                                try await Task.sleep(for: .seconds(world * step))
                                log.add("\(clock.now)")
                            }
                            Task.detached { log.add("\(VirtualClock.current === clock)") }
                            await TimeLapse.advance(by: .seconds(world))
                        }
                        await TimeLapse.advanceMainRunLoop()
                        log.add("\(clock.now.offset == .seconds(world * 5 + world * 4))")
                    }
                    return log.lines.filter { $0 == "false" }
                }
            }
            for await wrong in group { #expect(wrong.isEmpty) }
        }
    }

    @Test("Without a clock of the test's own, waiting for tasks is a failure")
    func noWorld() async {
        let failures = await collectFailures { await Self.advanceProcessWide() }
        #expect(
            failures == [
                "This test does not have its own clock, so it cannot wait for its tasks. Give it the trait `.robot`, make"
                    + " its class a RobotTestCase, or call this without `await` from a function that is not async."
            ])
    }

    @MainActor
    private static func advanceProcessWide() async {
        await TimeLapse.advance(by: .zero)
    }
}

private actor Poller {
    private let clock: any Clock<Duration>
    private let log: EventLog

    init(clock: any Clock<Duration>, log: EventLog) {
        self.clock = clock
        self.log = log
    }

    func poll() async throws {
        for number in 1...3 {
            try await clock.sleep(for: .seconds(1))
            log.add("poll \(number)")
        }
    }
}

@concurrent
private func square(_ number: Int) async -> Int {
    await Task.yield()
    return number * number
}
