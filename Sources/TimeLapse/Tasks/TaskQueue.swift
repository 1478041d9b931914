import Dispatch
import Synchronization

/// All jobs of one clock's tasks, in one line: the main actor's executor for them, and the global one as well.
///
/// A job is what a task does from one suspension to the next. Jobs of tasks that know a clock come here, run on
/// the main queue one after another in the order in which they came, and are counted: so the same test runs
/// its tasks in the same order every time, and it is known exactly when none of them has anything left to do.
///
/// A queue lives for ever: a suspended task refers to its executor without keeping it alive.
final class TaskQueue: SerialExecutor {
    /// How waiting for rest ended.
    enum Rest: Sendable {
        case reached
        /// So many jobs ran without an end that the wait was given up.
        case givenUp
    }

    private struct Waiter {
        var continuation: UnsafeContinuation<Rest, Never>
        /// How many jobs may have run before the wait is given up.
        var limit: Int
    }

    private struct State {
        /// Jobs that wait, and the one that runs.
        var unfinished = 0
        var finished = 0
        var waiters: [Waiter] = []
    }

    private let state = Mutex(State())
    private weak let clock: VirtualClock?
    let background = BackgroundExecutor()

    // Read and written on the main queue alone, where the jobs of all queues run.
    private nonisolated(unsafe) static var running: TaskQueue?

    init(clock: VirtualClock) {
        self.clock = clock
        background.queue = self
        _ = Unmanaged.passRetained(self)
    }

    /// The queue whose job asks, if it is one.
    static var current: TaskQueue? {
        MainQueue.isCurrent ? running : nil
    }

    /// The clock of the task that asks, be it detached.
    static var currentClock: VirtualClock? {
        current?.clock
    }

    /// Puts a job in the line, to run as if on `executor`.
    func add(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        add { ConcurrencyRuntime.run(job, on: executor) }
    }

    /// Suspends the task that asks, and lets it go on when its turn comes again.
    func yield() async {
        await withUnsafeContinuation { continuation in
            add { continuation.resume() }
        }
    }

    private func add(_ step: @escaping @Sendable () -> Void) {
        state.withLock { $0.unfinished += 1 }
        Dispatch::DispatchQueue.main.async { [self] in
            // What the step enqueues belongs here, too. A step may let others run inside of it, as XCTest's waiting
            // does.
            let former = Self.running
            Self.running = self
            step()
            finish()
            Self.running = former
        }
    }

    /// Waits until no task of this queue has anything left to do, or until `limit` jobs have run.
    ///
    /// What is at rest waits for the clock, or for something that no job will bring about.
    @MainActor
    func rest(limit: Int) async -> Rest {
        await withUnsafeContinuation { continuation in
            state.withLock { state in
                state.waiters.append(Waiter(continuation: continuation, limit: state.finished + limit))
            }
        }
    }

    /// Notes the end of a job; the first who waits for rest goes on if it was the last one.
    private func finish() {
        let waiter = state.withLock { state -> (Waiter, Rest)? in
            state.unfinished -= 1
            state.finished += 1
            guard let first = state.waiters.first else { return nil }
            guard state.unfinished == 0 || state.finished >= first.limit else { return nil }
            return (state.waiters.removeFirst(), state.unfinished == 0 ? .reached : .givenUp)
        }
        if let (waiter, rest) = waiter { waiter.continuation.resume(returning: rest) }
    }
}

extension TaskQueue {
    func enqueue(_ job: consuming ExecutorJob) {
        add(UnownedJob(job), on: asUnownedSerialExecutor())
    }

    /// Equal to each other, for all of them are the main actor's.
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(complexEquality: self)
    }

    func isSameExclusiveExecutionContext(other: TaskQueue) -> Bool {
        true
    }

    func isIsolatingCurrentContext() -> Bool? {
        MainQueue.isCurrent
    }

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(.main))
    }
}
