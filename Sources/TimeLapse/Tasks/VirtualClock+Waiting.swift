import FailureReporting
import Synchronization

// Every task waits for something, and time moves only when it is told to. So it can be said of a test that it waits for
// ever: it waits for a task that sleeps, and nothing is left that could move the clock.
extension VirtualClock {
    /// How often a test that waits for ever is let go on, before it is left to wait.
    private static let rescueLimit = 100

    /// Looks, soon, whether the test waits for ever: none of its tasks has anything left to do, and none waits for that.
    func lineIsForsaken() {
        guard state.withLock({ $0.testTask?.handle != nil && !$0.sleepers.isEmpty }) else { return }
        // What has been handed to the main queue comes first: it may resume a task, or move the clock.
        Dispatch::DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.rescueTest() }
        }
    }

    /// If the test waits for ever, records that, and wakes the tasks that it waits for.
    @MainActor
    private func rescueTest() {
        guard let queue = existingTaskQueue, queue.isForsaken, !isFiring, let waits = waitsForEver(queue)
        else { return }
        let mayGoOn = state.withLock { state in
            state.rescues += 1
            return state.rescues <= Self.rescueLimit
        }
        guard mayGoOn else { return }
        let isFirst = state.withLock { $0.rescues == 1 }
        // The task that wakes records the failure, for it knows the test; one that was detached does not.
        let teller = waits.first(where: \.knowsTest) ?? waits.first
        let failure = ClockFailure.testWaitsForEver(
            sleepers: waits.map(\.description), wait: now.duration(to: waits[0].deadline), at: now)
        for sleeper in waits {
            sleeper.end(
                sleeper === teller && isFirst ? Sleeper.Disturbance(failure: failure) : CancellationError())
        }
    }

    /// The tasks that sleep and that the test waits for, the one that would wake first at the front; `nil` if it may go
    /// on by itself.
    ///
    /// A continuation that is not the clock's may be resumed by anything, such as a thread. As long as any task of the
    /// world waits for such a one, or is in the hands of an executor other than the world's line, nothing is said.
    private func waitsForEver(_ queue: TaskQueue) -> [Sleeper]? {
        let (test, sleepers) = state.withLock { ($0.testTask?.handle, $0.sleepers) }
        guard let test else { return nil }
        let tasks = TaskRegistry.tasks(of: queue).compactMap(\.handle)
        var search = WaitSearch(sleepers: sleepers, groupChildren: tasks.filter(\.isGroupChild))
        guard search.waitsForEver(test), tasks.allSatisfy({ search.waitsForEver($0) }) else { return nil }
        let waits = search.found(by: test)
        return waits.isEmpty ? nil : waits
    }

    /// The tasks that are suspended and that neither the clock nor another task will resume, as text.
    var suspendedTasks: [String] {
        guard let queue = existingTaskQueue, MainQueue.isCurrent else { return [] }
        let sleepers = state.withLock { $0.sleepers }
        return TaskRegistry.tasks(of: queue).compactMap { entry in
            guard let handle = entry.handle, handle.state == .waitingForContinuation,
                sleepers[handle.id] == nil
            else { return nil }
            let name = entry.name.map { "task \(String(reflecting: $0))" } ?? "a task without a name"
            return name + (entry.site.map { ", begun by \($0)" } ?? "") + ", which waits for a continuation"
        }
    }

    /// Cancels all tasks that were begun in the clock's world and are not done: those that sleep, those that wait for
    /// something else, and those that have yet to go on.
    ///
    /// They run to their end as soon as they have a turn, as with ``settleTasks()`` or ``runTasks()``, if they heed it.
    package func cancelTasks() {
        guard let queue = existingTaskQueue else { return }
        // What is a child is cancelled by its parent.
        for entry in TaskRegistry.tasks(of: queue) where entry.handle?.isChild == false {
            entry.handle?.cancel()
        }
        // Where tasks cannot be read, those that sleep are known all the same.
        for sleeper in state.withLock({ Array($0.sleepers.values) }) where !isOfTest(sleeper) {
            sleeper.end(isCancelled: true)
        }
    }

    private func isOfTest(_ sleeper: Sleeper) -> Bool {
        state.withLock { $0.testTask?.id == sleeper.taskID }
    }
}
