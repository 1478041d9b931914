import FailureReporting
import Synchronization

/// The live tasks, each with the queue of the world in which it began.
///
/// A detached task has no task-local that holds its world. So it is registered when it is first enqueued, found again
/// wherever it is resumed from, and removed when it is done.
enum TaskRegistry {
    /// A live task.
    struct Entry: Sendable {
        let queue: TaskQueue
        /// `nil` for a task that began outside and is in the world for a while, such as the one that runs a test.
        let handle: TaskHandle?
        let name: String?
        /// The call of the DSL during which it was begun.
        let site: CallSite?
    }

    private struct State: Sendable {
        var entries: [UInt64: Entry] = [:]
        /// How many entries there may be before finished tasks are swept.
        var sweepsAt = 256
    }

    private static let state = Mutex(State())
    /// The highest ID of a task that was seen outside of all queues.
    private static let highest = Atomic<UInt64>(0)

    static func queue(of job: UnownedJob) -> TaskQueue? {
        guard let id = TaskHandle.id(of: job) else { return nil }
        return state.withLock { $0.entries[id]?.queue }
    }

    /// Registers the task of an enqueued job, unless it is registered; returns its ID if it is new.
    static func note(_ job: UnownedJob, in queue: TaskQueue) -> UInt64? {
        guard let id = TaskHandle.id(of: job), state.withLock({ $0.entries[id] == nil }),
            let handle = TaskHandle(job)
        else { return nil }
        let entry = Entry(queue: queue, handle: handle, name: handle.name, site: CallSite.current)
        let isFull = state.withLock { state in
            state.entries[id] = entry
            return state.entries.count > state.sweepsAt
        }
        if isFull, MainQueue.isCurrent { sweep() }
        if let observer = queue.world?.observer {
            observer.happened(ObservedEvent(.task, entry.name ?? "Task", site: entry.site))
        }
        return id
    }

    /// Registers that the current task is in a world for a while; returns its former entry.
    static func enter(_ queue: TaskQueue) -> Entry? {
        guard let id = TaskHandle.currentID else { return nil }
        return state.withLock { state in
            let former = state.entries[id]
            state.entries[id] = Entry(queue: queue, handle: nil, name: nil, site: nil)
            return former
        }
    }

    /// Restores the former entry of the current task, which left a world.
    static func leave(for former: Entry?) {
        guard let id = TaskHandle.currentID else { return }
        state.withLock { $0.entries[id] = former }
    }

    /// Notes the task ID of a job outside of all queues.
    static func noteOutside(_ job: UnownedJob) {
        if let id = TaskHandle.id(of: job) { highest.max(id, ordering: .relaxed) }
    }

    /// Whether the task of a job began after all that were seen outside of all queues.
    static func isNew(_ job: UnownedJob) -> Bool {
        TaskHandle.id(of: job).map { $0 > highest.load(ordering: .relaxed) } ?? false
    }

    /// The highest known ID of the tasks that began so far.
    static var latestID: UInt64 {
        max(highest.load(ordering: .relaxed), TaskHandle.currentID ?? 0)
    }

    /// Removes the task with an ID, if it is done.
    static func forgetIfComplete(_ id: UInt64?) {
        guard let id else { return }
        // Released outside the lock: the task's result is freed with it.
        let removed = state.withLock { state -> Entry? in
            guard let handle = state.entries[id]?.handle, handle.state == .complete else { return nil }
            return state.entries.removeValue(forKey: id)
        }
        withExtendedLifetime(removed) {}
    }

    /// The live tasks that began in a queue's world, in the order in which they began.
    static func tasks(of queue: TaskQueue) -> [Entry] {
        sweep()
        let entries = state.withLock { state in
            state.entries.filter { $0.value.queue === queue && $0.value.handle != nil }
        }
        return entries.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Removes tasks that finished outside of a queue, such as in an actor.
    private static func sweep() {
        let removed = state.withLock { state in
            let done = state.entries.filter { $0.value.handle?.state == .complete }
            for id in done.keys { state.entries[id] = nil }
            state.sweepsAt = max(256, 2 * state.entries.count)
            return done
        }
        withExtendedLifetime(removed) {}
    }
}
