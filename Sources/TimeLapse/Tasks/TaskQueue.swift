import Dispatch
import Synchronization

/// All jobs of one world's tasks, in one line: the main actor's executor for them, and the global one as well.
///
/// A job is what a task does from one suspension to the next. Jobs of tasks that know a world come here, run on
/// the main queue one after another in the order in which they came, and are counted: so the same test runs
/// its tasks in the same order every time, and it is known exactly when none of them has anything left to do.
/// A block on the main queue runs them when nothing else does; who waits without suspending itself runs them at once,
/// by ``drain(limit:)``.
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
        var line = JobLine()
        /// Whether a block on the main queue is about to run what is in the line.
        var isPosted = false
        /// How many jobs are under way, one inside the other.
        var underWay = 0
        var finished = 0
        var waiters: [Waiter] = []
        /// Whose jobs ran in the last stretch before the first waiter's limit.
        var counter = TaskCounter()

        var isAtRest: Bool { underWay == 0 && line.count == 0 }
    }

    private let state = Mutex(State())
    /// How many jobs wait for their turn, for a look without a lock.
    private let queued = Atomic<Int>(0)
    /// Whether it is time to ask tasks for their names: what is far from the limit pays for no text.
    private let isNaming = Atomic(false)
    /// The clock of the queue's world, unless it is gone.
    weak let clock: VirtualClock?
    let background = BackgroundExecutor()
    /// Tasks up to this number were begun before there was the queue.
    private let latestForeignID: UInt64

    // The queue whose job runs; written on the main queue alone, where the jobs of all queues run.
    private static let running = Atomic<UInt>(0)
    // Read and written on the main queue alone.
    private nonisolated(unsafe) static var runningTask: TaskCounter.Name?

    init(clock: VirtualClock) {
        self.clock = clock
        latestForeignID = TaskRegistry.latestID
        background.queue = self
        _ = Unmanaged.passRetained(self)
    }

    /// The queue whose job asks, if it is one.
    static var current: TaskQueue? {
        // Mostly none runs, and then it need not be known where this is.
        let address = running.load(ordering: .relaxed)
        return address != 0 && MainQueue.isCurrent ? at(address) : nil
    }

    private static func setRunning(_ queue: TaskQueue?) {
        running.store(queue?.address ?? 0, ordering: .relaxed)
    }

    /// Where the queue is, for as long as the process lives.
    var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// The queue at an address; `nil` for zero.
    static func at(_ address: UInt) -> TaskQueue? {
        // Queues live for ever, so no address of one is wrong.
        UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// The world whose tasks these are, unless it is gone.
    var world: World? { clock?.world }

    /// Puts a job in the line, to run as if on `executor`.
    func add(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        TaskRegistry.note(job, in: self)
        add(.job(job, executor))
    }

    /// Whether the task of a job was begun before the queue was made, and so cannot be one that was begun in it.
    func isForeign(_ job: UnownedJob) -> Bool {
        TaskHandle.id(of: job).map { $0 <= latestForeignID } ?? false
    }

    /// Notes the name of the task that asks, for which a job of this queue runs.
    ///
    /// The runtime tells a task's name to nobody but the task. So it is asked where a task asks for something: for the
    /// main actor, to yield, to begin another one. One that merely hops between actors is never met.
    func noteTask() {
        guard isNaming.load(ordering: .relaxed), Self.current === self else { return }
        withUnsafeCurrentTask { if $0 != nil { Self.runningTask = TaskCounter.Name(Task.name) } }
    }

    /// Suspends the task that asks, and lets it go on when its turn comes again.
    func yield() async {
        noteTask()
        await withUnsafeContinuation { add(.resume($0)) }
    }

    /// What a task finds when it has been in the world of `queue` for a while, and leaves it in the midst of a job.
    static func leave(_ queue: TaskQueue, for former: TaskQueue?) {
        if current === queue, former !== queue { setRunning(former) }
    }

    // MARK: Running

    private func add(_ step: JobLine.Step) {
        let mustPost = state.withLock { state in
            state.line.append(step)
            queued.add(1, ordering: .relaxed)
            defer { state.isPosted = true }
            return !state.isPosted
        }
        if mustPost { post() }
    }

    private func post() {
        Dispatch::DispatchQueue.main.async { [self] in
            // What comes meanwhile waits for the next block, so that other queues have their turn.
            let count = state.withLock { state in
                state.isPosted = false
                return state.line.count
            }
            for _ in 0..<count {
                guard runNext() else { return }
            }
        }
    }

    /// Runs the first job of the line; returns whether there was one.
    private func runNext(counting counter: ((TaskCounter.Name?) -> Void)? = nil) -> Bool {
        let next = state.withLock { state -> JobLine.Step? in
            guard let step = state.line.popFirst() else { return nil }
            state.underWay += 1
            return step
        }
        guard let next else { return false }
        queued.subtract(1, ordering: .relaxed)
        // What the step enqueues belongs here, too. A step may let others run inside of it, as waiting does.
        let former = (Self.current, Self.runningTask)
        Self.setRunning(self)
        Self.runningTask = nil
        switch next {
        case .job(let job, let executor):
            let id = TaskHandle.id(of: job)
            ConcurrencyRuntime.run(job, on: executor)
            TaskRegistry.forgetIfComplete(id)
        case .resume(let continuation): continuation.resume()
        }
        counter?(Self.runningTask)
        finish(Self.runningTask)
        Self.setRunning(former.0)
        Self.runningTask = former.1
        return true
    }

    /// Whether no job waits for its turn.
    var isEmpty: Bool { queued.load(ordering: .relaxed) == 0 }

    /// How many jobs wait for their turn.
    var waiting: Int { queued.load(ordering: .relaxed) }

    /// Whether no job waits for its turn or is under way, and none waits for that.
    var isForsaken: Bool {
        state.withLock { $0.isAtRest && $0.waiters.isEmpty }
    }

    /// Runs the jobs in the line, and those that come meanwhile, until there are none, or `limit` have run.
    ///
    /// What is at rest then waits for the clock, or for something that no job will bring about, or for the caller.
    ///
    /// - Returns: how it ended, and how many jobs have run.
    @MainActor
    func drain(limit: Int) -> (Rest, jobs: Int) {
        var jobs = 0
        var counter = TaskCounter()
        while jobs < limit {
            let isNear = jobs >= limit - Self.tallied
            if isNear { isNaming.store(true, ordering: .relaxed) }
            guard runNext(counting: isNear ? { counter.count($0) } : nil) else { break }
            jobs += 1
        }
        let isAtRest = isEmpty
        if jobs >= limit - Self.tallied { isNaming.store(false, ordering: .relaxed) }
        return (isAtRest ? .reached : .givenUp(culprit: counter.culprit), jobs)
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

    /// How many jobs before the limit are told apart by their tasks.
    private static let tallied = 1000

    /// Notes the end of a job; the first who waits for rest goes on if it was the last one.
    private func finish(_ task: TaskCounter.Name?) {
        let (waiter, isForsaken) = state.withLock { state -> ((Waiter, Rest)?, Bool) in
            state.underWay -= 1
            state.finished += 1
            guard let first = state.waiters.first else { return (nil, state.isAtRest) }
            if state.finished >= first.limit - Self.tallied { state.counter.count(task) }
            guard state.isAtRest || state.finished >= first.limit else {
                if state.finished >= first.limit - Self.tallied { isNaming.store(true, ordering: .relaxed) }
                return (nil, false)
            }
            let rest = state.isAtRest ? Rest.reached : .givenUp(culprit: state.counter.culprit)
            state.counter = TaskCounter()
            isNaming.store(false, ordering: .relaxed)
            return ((state.waiters.removeFirst(), rest), false)
        }
        if let (waiter, rest) = waiter { waiter.continuation.resume(returning: rest) }
        if isForsaken { clock?.lineIsForsaken() }
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
