import FailureReporting
import Synchronization

/// Which tasks there are, and the line that each belongs to: the world in which it was begun.
///
/// A task that was detached has no task-local to tell its world by. So it is noted when it comes into a line for the
/// first time, and is found again wherever it is resumed from. It is forgotten when it is done.
enum TaskRegistry {
    /// A task that is alive.
    struct Entry: Sendable {
        let queue: TaskQueue
        /// `nil` for a task that was not begun in the world, but is in it for a while, as what runs a test is.
        let handle: TaskHandle?
        let name: String?
        /// The call of the DSL during which it was begun.
        let site: CallSite?
    }

    private struct State: Sendable {
        var entries: [UInt64: Entry] = [:]
        /// How many there may be before those that were done elsewhere are looked for.
        var sweepsAt = 256
    }

    private static let state = Mutex(State())
    /// The highest number of a task that was seen outside of all lines.
    private static let highest = Atomic<UInt64>(0)

    /// The line that the task of a job belongs to, if it is known.
    static func queue(of job: UnownedJob) -> TaskQueue? {
        guard let id = TaskHandle.id(of: job) else { return nil }
        return state.withLock { $0.entries[id]?.queue }
    }

    /// Notes the task of a job that comes into a line, unless it is known.
    static func note(_ job: UnownedJob, in queue: TaskQueue) {
        guard let id = TaskHandle.id(of: job), state.withLock({ $0.entries[id] == nil }),
            let handle = TaskHandle(job)
        else { return }
        let entry = Entry(queue: queue, handle: handle, name: handle.name, site: CallSite.current)
        let isFull = state.withLock { state in
            state.entries[id] = entry
            return state.entries.count > state.sweepsAt
        }
        if isFull, MainQueue.isCurrent { sweep() }
    }

    /// Notes that the task that asks is in a world for a while; returns what was known of it before.
    static func enter(_ queue: TaskQueue) -> Entry? {
        guard let id = TaskHandle.currentID else { return nil }
        return state.withLock { state in
            let former = state.entries[id]
            state.entries[id] = Entry(queue: queue, handle: nil, name: nil, site: nil)
            return former
        }
    }

    /// Notes that the task that asks has left a world.
    static func leave(for former: Entry?) {
        guard let id = TaskHandle.currentID else { return }
        state.withLock { $0.entries[id] = former }
    }

    /// Notes a job outside of all lines.
    static func noteOutside(_ job: UnownedJob) {
        if let id = TaskHandle.id(of: job) { highest.max(id, ordering: .relaxed) }
    }

    /// A number that tasks which were begun before have not exceeded, as far as is known.
    static var latestID: UInt64 {
        max(highest.load(ordering: .relaxed), TaskHandle.currentID ?? 0)
    }

    /// Forgets the task with a number, if it is done.
    static func forgetIfComplete(_ id: UInt64?) {
        guard let id else { return }
        // Let go outside the lock: with the task goes what it returned.
        let removed = state.withLock { state -> Entry? in
            guard let handle = state.entries[id]?.handle, handle.state == .complete else { return nil }
            return state.entries.removeValue(forKey: id)
        }
        withExtendedLifetime(removed) {}
    }

    /// The tasks alive that were begun in a line's world, in the order in which they were begun.
    static func tasks(of queue: TaskQueue) -> [Entry] {
        sweep()
        let entries = state.withLock { state in
            state.entries.filter { $0.value.queue === queue && $0.value.handle != nil }
        }
        return entries.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Forgets what was done elsewhere than in a line, as within an actor.
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
