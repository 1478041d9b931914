import Dispatch
import FailureReporting
import TestSupport
import Testing
import TimeLapse

@Suite("Tasks before time moves")
struct RestTests {
    /// Each takes thousands of steps without waiting for the clock, and calls its argument at the end.
    enum Chain: String, CaseIterable, Sendable {
        case mainActor, yields, global, detached, group, nested, continuations, stream, actor, lets, values,
            priorities
    }

    @Test("Tasks become idle before time moves, however long the chain of awaits", arguments: Chain.allCases)
    func chains(_ chain: Chain) async {
        await inWorld { clock in
            let log = EventLog()
            let task = Task { await chain.run(log) }
            clock.schedule(after: .zero) { log.add("fired") }
            await TimeLapse.advance(by: .seconds(1))
            #expect(log.lines == ["done", "fired"], "\(chain)")
            await task.value
        }
    }

    @Test("Tasks become idle after each callback as well, and before the next of the same instant")
    func afterEach() async {
        await inWorld { clock in
            let log = EventLog()
            for name in ["a", "b"] {
                clock.schedule(after: .seconds(1)) {
                    log.add("\(clock.now) \(name)")
                    Task {
                        for _ in 0..<100 { await step() }
                        log.add("\(clock.now) task of \(name)")
                    }
                }
            }
            await TimeLapse.advance(by: .seconds(2))
            #expect(log.lines == ["1 s a", "1 s task of a", "1 s b", "1 s task of b"])
        }
    }

    @Test("A task that goes on without waiting lets other work of the main queue run in between")
    func turnsOfTheMainQueue() async {
        await inWorld { _ in
            let log = EventLog()
            let task = Task {
                for _ in 0..<10 { await step() }
                Dispatch::DispatchQueue.main.async { log.add("block") }
                for _ in 0..<100 { await step() }
                log.add("done")
            }
            await task.value
            #expect(log.lines == ["block", "done"])
        }
    }

    @Test("Sixteen jobs at most run one after the other before other work of the main queue")
    func jobsInBlock() async {
        await inWorld { _ in
            let chain = JobChain()
            await withCheckedContinuation { continuation in
                Task { chain.run(100) { continuation.resume() } }
            }
            #expect(chain.jobs == 101)
            // More than a few, as other work costs time in between.
            #expect((8..<16).contains(chain.mostInTheWay))
        }
    }

    @Test("A task that has not begun keeps the clock from being idle, and reports list it")
    @MainActor func notBegun() async {
        await inWorld { clock in
            await TimeLapse.advance(by: .zero)
            #expect(clock.isIdle)
            let tasks = [Task {}, Task {}]
            #expect(!clock.isIdle)
            #expect(
                clock.idleReport
                    == "2 tasks are ready to run. They run when time moves: TimeLapse.advance(by: .zero).")
            await TimeLapse.advance(by: .zero)
            #expect(clock.isIdle && clock.idleReport == "Nothing is pending.")
            for task in tasks { await task.value }
        }
    }

    @Test("A task that sleeps for zero seconds yields to others, and doing so endlessly is a failure")
    func sleepsForNoTime() async {
        await inWorld { _ in
            let log = EventLog()
            let task = Task {
                for number in 0..<3 {
                    log.add("a\(number)")
                    try await Task.sleep(for: .zero)
                }
            }
            let other = Task {
                for number in 0..<3 {
                    log.add("b\(number)")
                    try await Task.sleep(for: .seconds(-1))
                }
            }
            await TimeLapse.advance(by: .zero)
            #expect(log.lines == ["a0", "b0", "a1", "b1", "a2", "b2"])
            try? await task.value
            try? await other.value
        }
        let failures = await collectFailures {
            await VirtualClock(runawayLimit: 1000).whileCurrent { @MainActor in
                let task = Task { while !Task.isCancelled { try? await Task.sleep(for: .zero) } }
                await TimeLapse.advance(by: .seconds(1))
                task.cancel()
                await TimeLapse.advance(by: .zero)
            }
        }
        #expect(failures.count == 1)
    }

    /// Tasks that never end, by how their name can be read.
    enum Runaway: Sendable, CaseIterable {
        case named, unnamed, onNoActor, onAnActor, betweenTwo, plain

        /// How the failure names the task; `nil` if it cannot.
        var culprit: String? {
            switch self {
            case .named, .onNoActor, .betweenTwo: #"task "poll \"it\"""#
            case .unnamed: "an unnamed task (name it with Task(name:))"
            case .onAnActor, .plain: nil
            }
        }
    }

    @Test("A task that never ends is a failure that names it and lists scheduled work, and the clock stops")
    func neverRests() async {
        for runaway in Runaway.allCases {
            let failures = await collectFailures {
                let clock = VirtualClock(runawayLimit: 50)
                await clock.whileCurrent { @MainActor in
                    clock.schedule(after: .seconds(1), name: "answer") {}
                    clock.schedule(after: .milliseconds(250)) { clock.schedule(after: .zero) {} }
                    await TimeLapse.advance(by: .milliseconds(500))
                    let bystander = Task(name: "bystander") { await step() }
                    let task = runaway.begin()
                    await TimeLapse.advance(by: .seconds(1))
                    #expect(clock.now.offset == .milliseconds(500))
                    task.cancel()
                    await task.value
                    await bystander.value
                    await TimeLapse.advance(by: .seconds(1))
                    #expect(clock.now.offset == .milliseconds(1500))
                }
            }
            let culprit = runaway.culprit.map { " What keeps running: \($0)." } ?? ""
            #expect(
                failures.map { $0.split(separator: ", scheduled")[0] } == [
                    """
                    Stopped at 0.5 s after 500 steps of tasks that never end.\(culprit) A task that polls with \
                    Task.yield() never suspends for the clock; use Task.sleep between polls.
                    Pending:
                      answer due at 1 s
                    """
                ], "\(runaway)")
        }
    }

    @Test("A task that waits for something that never happens is idle")
    func neverComes() async {
        await inWorld { _ in
            let log = EventLog()
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            let task = Task {
                for await number in stream { log.add("\(number)") }
                log.add("end")
            }
            await TimeLapse.advance(by: .seconds(1))
            continuation.yield(1)
            #expect(log.lines == [])
            await TimeLapse.advance(by: .zero)
            #expect(log.lines == ["1"])
            continuation.finish()
            await task.value
            #expect(log.lines == ["1", "end"])
        }
    }

    @Test("Several tasks that move the clock concurrently alternate, always in the same order")
    func severalMovers() async {
        await inWorld { clock in
            var logs: Set<[String]> = []
            for _ in 0..<20 {
                let log = EventLog()
                let start = clock.now
                clock.schedule(every: .seconds(1)) { log.add("\(start.duration(to: clock.now))") }
                let tasks = (1...3).map { number in
                    Task {
                        await TimeLapse.advance(by: .seconds(number))
                        log.add("mover \(number)")
                    }
                }
                for task in tasks { await task.value }
                TimeLapse.resetMainRunLoop()
                logs.insert(log.lines)
            }
            #expect(logs == [["1.0 seconds", "2.0 seconds", "3.0 seconds", "mover 1", "mover 2", "mover 3"]])
        }
    }
}

extension RestTests.Chain {
    private static let length = 2000

    @MainActor
    func run(_ log: EventLog) async {
        switch self {
        case .mainActor: for _ in 0..<Self.length { await step() }
        case .yields: for _ in 0..<Self.length { await Task.yield() }
        case .global: for _ in 0..<Self.length { await globalStep() }
        case .detached: await Task.detached { for _ in 0..<Self.length { await step() } }.value
        case .group: await runGroup()
        case .nested: await nest(500)
        case .continuations: await runContinuations()
        case .stream: await runStream()
        case .actor:
            let counter = Counter()
            for _ in 0..<Self.length { await counter.count() }
        case .lets: await runLets()
        case .values: for _ in 0..<Self.length { await Task {}.value }
        case .priorities:
            await Task(priority: .background) { for _ in 0..<Self.length { await Task.yield() } }.value
        }
        log.add("done")
    }

    @MainActor
    private func runGroup() async {
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask {
                    for _ in 0..<index { await globalStep() }
                    await step()
                }
            }
        }
    }

    @MainActor
    private func nest(_ depth: Int) async {
        if depth > 0 { await Task { await nest(depth - 1) }.value }
    }

    @MainActor
    private func runContinuations() async {
        for _ in 0..<Self.length {
            await withCheckedContinuation { continuation in
                Task { continuation.resume() }
            }
        }
    }

    @MainActor
    private func runStream() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        Task {
            for number in 0..<Self.length {
                continuation.yield(number)
                await globalStep()
            }
            continuation.finish()
        }
        for await _ in stream { await step() }
    }

    @MainActor
    private func runLets() async {
        for _ in 0..<Self.length {
            async let first: Void = globalStep()
            async let second: Void = step()
            _ = await (first, second)
        }
    }
}

extension RestTests.Runaway {
    @MainActor
    func begin() -> Task<Void, Never> {
        switch self {
        case .named: Task(name: "poll \"it\"") { while !Task.isCancelled { await Task.giveWay() } }
        case .unnamed: Task { while !Task.isCancelled { await Task.giveWay() } }
        case .plain: Task(name: "poll \"it\"") { while !Task.isCancelled { await Task.yield() } }
        case .onNoActor:
            Task.detached(name: "poll \"it\"") { while !Task.isCancelled { await step() } }
        case .onAnActor:
            Task(name: "poll \"it\"") {
                let counter = Counter()
                while !Task.isCancelled { await counter.count() }
            }
        case .betweenTwo:
            Task(name: "poll \"it\"") { while !Task.isCancelled { await Task {}.value } }
        }
    }
}

private actor Counter {
    private var value = 0

    func count() async {
        value += 1
    }
}

@MainActor
private func step() async {
    await Task.yield()
}

@concurrent
private func globalStep() async {}

/// Tasks of one job each, of which each begins the next.
@MainActor
private final class JobChain {
    private(set) var jobs = 0
    /// How many jobs ran after a block was sent to the main queue, and before that ran.
    private(set) var mostInTheWay = 0

    func run(_ rest: Int, whenDone: @escaping @MainActor () -> Void) {
        jobs += 1
        let sent = jobs
        Dispatch::DispatchQueue.main.async {
            MainActor.assumeIsolated { self.mostInTheWay = max(self.mostInTheWay, self.jobs - sent) }
        }
        guard rest > 0 else { return whenDone() }
        Task { self.run(rest - 1, whenDone: whenDone) }
    }
}
