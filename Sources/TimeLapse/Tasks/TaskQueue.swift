import Dispatch
import Synchronization

/// All jobs of one clock's tasks, in one line: the main actor's executor for them, and the global one as well.
///
/// A job is what a task does from one suspension to the next. Jobs of tasks that know a clock come here, run on
/// the main queue one after another in the order in which they came, and are counted: so the same test runs
/// its tasks in the same order every time, and it is known exactly when none of them has anything left to do.
///
/// A queue lives for ever: a suspended task refers to its executor without keeping it alive. Nor is it given to another
/// clock when its own is gone: a detached task keeps no clock, so one may be left that still waits for something, and
/// it would go on in a line, and by a clock, that it has nothing to do with. What is left is some two hundred bytes.
final class TaskQueue: SerialExecutor {
    /// How waiting for rest ended.
    enum Rest: Sendable {
        case reached
        /// So many jobs ran without an end that the wait was given up; what kept going, if it could be told.
        case givenUp(culprit: String?)
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
        /// Whose jobs ran in the last stretch before the first waiter's limit.
        var tally = TaskTally()
    }

    private let state = Mutex(State())
    /// Whether it is time to ask tasks for their names: what is far from the limit pays for no text.
    private let isNaming = Atomic(false)
    private weak let clock: VirtualClock?
    let background = BackgroundExecutor()

    // Read and written on the main queue alone, where the jobs of all queues run.
    private nonisolated(unsafe) static var running: TaskQueue?
    private nonisolated(unsafe) static var runningTask: TaskTally.Name?

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

    /// Notes the name of the task that asks, for which a job of this queue runs.
    ///
    /// The runtime tells a task's name to nobody but the task. So it is asked where a task asks for something: for the
    /// main actor, to yield, to begin another one. One that merely hops between actors is never met.
    func noteTask() {
        guard isNaming.load(ordering: .relaxed), Self.current === self else { return }
        withUnsafeCurrentTask { if $0 != nil { Self.runningTask = TaskTally.Name(Task.name) } }
    }

    /// Suspends the task that asks, and lets it go on when its turn comes again.
    func yield() async {
        noteTask()
        await withUnsafeContinuation { continuation in
            add { continuation.resume() }
        }
    }

    private func add(_ step: @escaping @Sendable () -> Void) {
        state.withLock { $0.unfinished += 1 }
        Dispatch::DispatchQueue.main.async { [self] in
            // What the step enqueues belongs here, too. A step may let others run inside of it, as XCTest's waiting
            // does.
            let former = (Self.running, Self.runningTask)
            (Self.running, Self.runningTask) = (self, nil)
            step()
            finish(Self.runningTask)
            (Self.running, Self.runningTask) = former
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

    /// How many jobs wait for their turn, the one that asks left out.
    var waiting: Int {
        max(0, state.withLock { $0.unfinished } - (Self.current === self ? 1 : 0))
    }

    /// How many jobs before the limit are told apart by their tasks.
    private static let tallied = 1000

    /// Notes the end of a job; the first who waits for rest goes on if it was the last one.
    private func finish(_ task: TaskTally.Name?) {
        let waiter = state.withLock { state -> (Waiter, Rest)? in
            state.unfinished -= 1
            state.finished += 1
            guard let first = state.waiters.first else { return nil }
            if state.finished >= first.limit - Self.tallied { state.tally.count(task) }
            guard state.unfinished == 0 || state.finished >= first.limit else {
                if state.finished >= first.limit - Self.tallied { isNaming.store(true, ordering: .relaxed) }
                return nil
            }
            let rest = state.unfinished == 0 ? Rest.reached : .givenUp(culprit: state.tally.culprit)
            state.tally = TaskTally()
            isNaming.store(false, ordering: .relaxed)
            return (state.waiters.removeFirst(), rest)
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
