import FailureReporting
import Synchronization

// Detection of deadlocks: the test waits for a task that sleeps, and nothing is left that could move the
// clock.
extension VirtualClock {
    /// How often a deadlocked test is resumed before it is left to wait.
    private static let rescueLimit = 100

    /// Checks soon for a deadlock; called when no task is ready or running, and nothing waits for that.
    func lineIsAbandoned() {
        guard state.withLock({ $0.testTask?.handle != nil }) else { return }
        // Blocks on the main queue run first: they may resume a task, or move the clock.
        Dispatch::DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.rescueTest() }
        }
    }

    /// If the test is deadlocked, records a failure, and wakes the tasks that it waits for; if it waits for others, helps.
    @MainActor
    private func rescueTest() {
        guard let queue = existingTaskQueue, queue.isAbandoned, !isFiring else { return }
        let (test, sleepers) = state.withLock { ($0.testTask?.handle, $0.sleepers) }
        guard let test else { return }
        let tasks = TaskRegistry.tasks(of: queue).compactMap(\.handle)
        var search = WaitSearch(sleepers: sleepers, groupChildren: tasks.filter(\.isGroupChild))
        if let waits = search.waitsOnClock(of: test, among: tasks) {
            wake(waits)
        } else if search.waitsForOthers(test) {
            helpTest(queue)
        }
    }

    @MainActor
    private func wake(_ waits: [Sleeper]) {
        let wakings = state.withLock { state in
            state.rescue.wakings += 1
            return state.rescue.wakings
        }
        guard wakings <= Self.rescueLimit else { return }
        let isFirst = wakings == 1
        // A task that wakes records the failure, as it belongs to the test; a detached one does not.
        let reporter = waits.first(where: \.knowsTest) ?? waits.first
        let failure = ClockFailure.testWaitsForEver(
            sleepers: waits.map(\.description), wait: now.duration(to: waits[0].deadline), at: now)
        for sleeper in waits {
            sleeper.end(
                sleeper === reporter && isFirst ? Sleeper.Disturbance(failure: failure) : CancellationError())
        }
    }

    /// The tasks that are suspended and that neither the clock nor another task will resume, as text.
    var suspendedTasks: [String] {
        guard let queue = existingTaskQueue, MainQueue.isCurrent else { return [] }
        let sleepers = state.withLock { $0.sleepers }
        return TaskRegistry.tasks(of: queue).compactMap { entry in
            guard let handle = entry.handle, handle.state == .waitingForContinuation,
                sleepers[handle.id] == nil
            else { return nil }
            let name = entry.name.map { "task \(String(reflecting: $0))" } ?? "an unnamed task"
            return name + (entry.site.map { ", begun by \($0)" } ?? "") + ", which waits for a continuation"
        }
    }

    /// Cancels all tasks that began in the clock's world and are not done: sleeping, waiting or ready.
    ///
    /// If they respond to cancellation, they end as soon as tasks run, as with ``settleTasks()`` or ``runTasks()``.
    package func cancelTasks() {
        guard let queue = existingTaskQueue else { return }
        // Child tasks are cancelled by their parents.
        for entry in TaskRegistry.tasks(of: queue) where entry.handle?.isChild == false {
            entry.handle?.cancel()
        }
        // If the memory of tasks cannot be read, the sleeping ones are still known.
        for sleeper in state.withLock({ Array($0.sleepers.values) }) where !isOfTest(sleeper) {
            sleeper.end(isCancelled: true)
        }
    }

    private func isOfTest(_ sleeper: Sleeper) -> Bool {
        state.withLock { $0.testTask?.id == sleeper.taskID }
    }
}
