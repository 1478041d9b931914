import Foundation
import Synchronization

/// The lines of operations that are not done.
///
/// An operation ends when its code says so, which may be in any callback; so they are looked at before each step of a
/// clock.
enum WaitingOperations {
    private static let lines = Mutex<[OperationLine]>([])
    private static let count = Atomic(0)

    /// The line of a queue's operations on a clock.
    static func line(of queue: OperationQueue, on clock: VirtualClock) -> OperationLine {
        lines.withLock { lines in
            if let known = lines.first(where: { $0.isOf(queue, on: clock) }) { return known }
            let line = OperationLine(of: queue, on: clock)
            lines.append(line)
            count.store(lines.count, ordering: .relaxed)
            return line
        }
    }

    /// The line of a queue's operations on a clock, if there are any.
    static func existingLine(of queue: OperationQueue, on clock: VirtualClock) -> OperationLine? {
        count.load(ordering: .relaxed) == 0
            ? nil : lines.withLock { $0.first { $0.isOf(queue, on: clock) } }
    }

    /// Starts the operations that wait no longer.
    ///
    /// - Complexity: O(1) if there is none, else linear in the number of those that wait.
    static func proceed() {
        guard count.load(ordering: .relaxed) > 0 else { return }
        for line in lines.withLock({ $0 }) { line.proceed() }
        remove { $0.isEmpty }
    }

    /// Forgets the operations of a test that is over.
    static func forget(_ clock: VirtualClock) {
        guard count.load(ordering: .relaxed) > 0 else { return }
        remove { $0.clock.object.map { $0 === clock } ?? true }
    }

    private static func remove(where isOver: (OperationLine) -> Bool) {
        // They are released outside of the lock: what operations hold may call their queue.
        _ = lines.withLock { lines in
            defer {
                lines.removeAll(where: isOver)
                count.store(lines.count, ordering: .relaxed)
            }
            return lines
        }
    }
}
