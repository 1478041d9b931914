import Dispatch
import Synchronization

/// A serial queue of all jobs of one world's tasks: both their main actor's executor and their global executor.
///
/// A job is a task's work from one suspension to the next. Jobs of a world's tasks run here, on the main queue, in the
/// order in which they were enqueued, and are counted: so the same test runs its tasks in the same order every time,
/// and it is known exactly when all of them are idle. A block on the main queue runs them when nothing else does; a
/// synchronous wait runs them inside of its call, by ``drain(limit:)``.
///
/// A queue lives forever: a suspended task refers to its executor without retaining it. It is not reused for another
/// clock either: a detached task retains no clock, so one may still be suspended, and would resume in an unrelated
/// queue and on an unrelated clock. Each queue left behind is some two hundred bytes.
final class TaskQueue: SerialExecutor {
    /// How a wait for idle tasks ended.
    enum Rest: Sendable {
        case reached
        /// The limit of jobs was reached; with the task that keeps running, if it could be determined.
        case givenUp(culprit: String?)
    }

    private struct Waiter {
        var continuation: UnsafeContinuation<Rest, Never>
        /// The number of finished jobs at which the wait is given up.
        var limit: Int
    }

    private struct State {
        var line = JobLine()
        /// Whether a block on the main queue is about to run the line.
        var isPosted = false
        /// How many jobs are running, nested in each other.
        var underWay = 0
        var finished = 0
        var waiters: [Waiter] = []
        /// Counts the last jobs before the first waiter's limit by task.
        var counter = TaskCounter()

        var isAtRest: Bool { underWay == 0 && line.count == 0 }
    }

    private let state = Mutex(State())
    /// How many jobs are ready, for a check without a lock.
    private let queued = Atomic<Int>(0)
    /// Whether names of tasks are recorded: only close to the limit, as they cost time.
    private let isNaming = Atomic(false)
    /// The clock of the queue's world; `nil` once it is freed.
    var clock: VirtualClock? { clockReference.withLock { $0 }.object }
    private let clockReference: Mutex<WeakReference<VirtualClock>>
    let background = BackgroundExecutor()
    /// Whether XCTest runs a test in the queue's world; see ``VirtualClock/adoptsTasksOfXCTest``.
    let adoptsLastRoot = Atomic(false)
    /// Whether any task has had jobs here, except for those that began before, such as the one that runs the test.
    let hasHadTasks = Atomic(false)
    /// The ID of the last task that began outside of all tasks and has not run; zero for none.
    private let lastRoot = Atomic<UInt64>(0)
    /// Tasks with IDs up to this one began before the queue was made.
    private let latestForeignID: UInt64

    // The queue whose job is running; written on the main queue only, where the jobs of all queues run.
    private static let running = Atomic<UInt>(0)
    // Read and written on the main queue only.
    private nonisolated(unsafe) static var runningTask: TaskCounter.Name?

    init(clock: VirtualClock) {
        clockReference = Mutex(clock.weakReference)
        latestForeignID = TaskRegistry.latestID
        background.queue = self
        _ = Unmanaged.passRetained(self)
    }

    /// Frees what the queue keeps for its clock, which is being freed: the reference would keep the clock's memory.
    func forgetClock() {
        clockReference.withLock { $0 = WeakReference() }
        state.withLock { if $0.line.count == 0 { $0.line = JobLine() } }
    }

    /// The queue whose job is running on the current thread, if any.
    static var current: TaskQueue? {
        // Mostly none is running; then the thread need not be checked.
        let address = running.load(ordering: .relaxed)
        return address != 0 && MainQueue.isCurrent ? at(address) : nil
    }

    private static func setRunning(_ queue: TaskQueue?) {
        running.store(queue?.address ?? 0, ordering: .relaxed)
    }

    /// The queue's address, valid as long as the process lives.
    var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// The queue at an address; `nil` for zero.
    static func at(_ address: UInt) -> TaskQueue? {
        // Queues live forever, so the address of one is always valid.
        UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// The world of the queue's tasks; `nil` once it is freed.
    var world: World? { clock?.world }

    /// Appends a job to the line, to run as if on `executor`.
    func add(_ job: UnownedJob, on executor: UnownedSerialExecutor, isElsewhere: Bool) {
        if TaskRegistry.queue(of: job) == nil {
            hasHadTasks.store(true, ordering: .relaxed)
            let newID = TaskRegistry.note(job, in: self)
            if adoptsLastRoot.load(ordering: .relaxed), let newID, isOutsideOfTasks {
                lastRoot.store(newID, ordering: .relaxed)
            }
        }
        add(.job(job, executor, isElsewhere: isElsewhere))
    }

    /// Whether the caller is on the main queue, and neither in a task nor in a job.
    private var isOutsideOfTasks: Bool {
        MainQueue.isCurrent && Self.current == nil && TaskHandle.currentID == nil
    }

    /// Notes that the last task that began outside of all tasks is about to run: for XCTest's, the main queue runs it; for
    /// a task that a synchronous test began, that test's wait.
    private func adoptLastRoot(_ id: UInt64?, _ job: UnownedJob, isPosted: Bool) {
        guard adoptsLastRoot.load(ordering: .relaxed), let id, lastRoot.load(ordering: .relaxed) == id else {
            return
        }
        lastRoot.store(0, ordering: .relaxed)
        if isPosted, let handle = TaskHandle(job) { clock?.adopt(handle) }
    }

    /// Appends a job of a registered task to the line, to run as if on no actor.
    func addRegistered(_ job: UnownedJob) {
        add(.job(job, background.asUnownedSerialExecutor(), isElsewhere: true))
    }

    /// Whether the task of a job began before the queue was made, and so not in its world.
    func isForeign(_ job: UnownedJob) -> Bool {
        TaskHandle.id(of: job).map { $0 <= latestForeignID } ?? false
    }

    /// Records the name of the current task, whose job this queue runs.
    ///
    /// Only the task itself can read its name. So it is read where the task calls in: when it hops to the main actor,
    /// yields, or begins another task. The name of a task that only hops between other actors is not found.
    func noteTask() {
        guard isNaming.load(ordering: .relaxed), Self.current === self else { return }
        withUnsafeCurrentTask { if $0 != nil { Self.runningTask = TaskCounter.Name(Task.name) } }
    }

    /// Suspends the current task, and resumes it from the end of the line.
    func yield() async {
        noteTask()
        await withUnsafeContinuation { add(.resume($0)) }
    }

    /// Restores the running queue when a task leaves the world of `queue` during a job.
    static func leave(_ queue: TaskQueue, for former: TaskQueue?) {
        if current === queue, former !== queue { setRunning(former) }
    }

    // MARK: Running

    /// How many jobs run in a block on the main queue, if no more were ready when it began.
    private static let jobsInBlock = 16
    // The property of the type makes an object at each access.
    private static let mainQueue = Dispatch::DispatchQueue.main

    private func add(_ step: JobLine.Step) {
        defer { if OutsideWork.isAwaited, !MainQueue.isCurrent { world?.outsideWork.noteArrival() } }
        let mustPost = state.withLock { state in
            state.line.append(step)
            queued.add(1, ordering: .relaxed)
            defer { state.isPosted = true }
            return !state.isPosted
        }
        if mustPost { post() }
    }

    private func post() {
        Self.mainQueue.async { [self] in
            // Jobs enqueued meanwhile run in the same block, as a block for each would cost more than most
            // jobs do. But only so many, so that other queues have their turn.
            var rest = max(state.withLock { $0.line.count }, Self.jobsInBlock)
            while rest > 0, runNext(isPosted: true) { rest -= 1 }
            let mustPost = state.withLock { state in
                state.isPosted = state.line.count > 0
                return state.isPosted
            }
            if mustPost { post() }
        }
    }

    /// Runs the first job of the line; returns whether there was one.
    private func runNext(
        isPosted: Bool = false, isElsewhere: Bool = false,
        counting counter: ((TaskCounter.Name?) -> Void)? = nil
    ) -> Bool {
        let next = state.withLock { state -> JobLine.Step? in
            let step = isElsewhere ? state.line.popFirstElsewhere() : state.line.popFirst()
            guard let step else { return nil }
            state.underWay += 1
            return step
        }
        guard let next else { return false }
        queued.subtract(1, ordering: .relaxed)
        // Jobs that the step enqueues belong here, too. Steps can nest, as when one waits synchronously.
        let former = (Self.current, Self.runningTask)
        Self.setRunning(self)
        Self.runningTask = nil
        switch next {
        case .job(let job, let executor, let isElsewhere):
            let id = TaskHandle.id(of: job)
            adoptLastRoot(id, job, isPosted: isPosted)
            BlockedMain.whileElsewhere(isElsewhere) { ConcurrencyRuntime.run(job, on: executor) }
            // The task that runs the test is not kept by the registry.
            if hasHadTasks.load(ordering: .relaxed) { TaskRegistry.forgetIfComplete(id) }
        case .resume(let continuation): continuation.resume()
        }
        counter?(Self.runningTask)
        finish(Self.runningTask)
        Self.setRunning(former.0)
        Self.runningTask = former.1
        return true
    }

    /// Runs the first job that a device runs elsewhere than on the main queue; returns whether there was one.
    @MainActor
    func runNextElsewhere() -> Bool { runNext(isElsewhere: true) }

    var isEmpty: Bool { queued.load(ordering: .relaxed) == 0 }

    var waiting: Int { queued.load(ordering: .relaxed) }

    /// Whether no job is ready or running, and nothing waits for that.
    var isAbandoned: Bool {
        state.withLock { $0.isAtRest && $0.waiters.isEmpty }
    }

    var finishedJobs: Int { state.withLock { $0.finished } }

    /// Runs the jobs in the line, and those enqueued meanwhile, until there are none, or `limit` have run.
    ///
    /// Idle tasks then wait for the clock, for the caller, or for something outside of all tasks.
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

    /// Waits until no task of this queue is ready or running, or until `limit` jobs have run.
    ///
    /// Idle tasks wait for the clock, or for something outside of all tasks.
    @MainActor
    func rest(limit: Int) async -> Rest {
        if isAtRestButForCaller { return .reached }
        return await withUnsafeContinuation { continuation in
            state.withLock { state in
                state.waiters.append(Waiter(continuation: continuation, limit: state.finished + limit))
            }
        }
    }

    /// Whether the caller's job is the only one, so that there is nothing to wait for.
    @MainActor
    var isAtRestButForCaller: Bool {
        Self.current === self
            && state.withLock { $0.underWay == 1 && $0.line.count == 0 && $0.waiters.isEmpty }
    }

    /// How many of the last jobs before the limit are counted by task.
    private static let tallied = 1000

    /// Notes the end of a job; resumes the first waiter if it was the last one.
    private func finish(_ task: TaskCounter.Name?) {
        let (waiter, isAbandoned) = state.withLock { state -> ((Waiter, Rest)?, Bool) in
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
        if isAbandoned { clock?.lineIsAbandoned() }
    }
}
