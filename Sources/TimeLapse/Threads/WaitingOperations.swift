import Foundation
import Synchronization

/// The operations of the main queue that wait for others, in the order in which they were added.
///
/// Foundation tells of the end of an operation on a thread of its own, later. A wait of a test that looked for work in
/// between would find none. So they are looked at when an operation ends, and before each step of a clock.
enum WaitingOperations {
    private struct Entry: Sendable {
        let operation: Operation
        let schedule: @Sendable () -> Void
    }

    private static let entries = Mutex<[Entry]>([])
    private static let count = Atomic(0)

    /// Adds an operation; `schedule` is called once, when those that it depends on are done.
    static func add(_ operation: Operation, _ schedule: @escaping @Sendable () -> Void) {
        entries.withLock { entries in
            entries.append(Entry(operation: operation, schedule: schedule))
            count.store(entries.count, ordering: .relaxed)
        }
    }

    /// Schedules the operations that wait no longer.
    ///
    /// - Complexity: O(1) if none waits, else linear in their number.
    static func scheduleReady() {
        guard count.load(ordering: .relaxed) > 0 else { return }
        // Foundation ends the program if an operation starts before it says so, even if its dependencies are
        // done. Outside of the lock: subclasses may say whether they are ready.
        let ready = Set(
            entries.withLock { $0 }.map(\.operation).filter(\.isReady).map(ObjectIdentifier.init))
        guard !ready.isEmpty else { return }
        let taken = entries.withLock { entries in
            let taken = entries.filter { ready.contains(ObjectIdentifier($0.operation)) }
            entries.removeAll { ready.contains(ObjectIdentifier($0.operation)) }
            count.store(entries.count, ordering: .relaxed)
            return taken
        }
        for entry in taken { entry.schedule() }
    }
}
