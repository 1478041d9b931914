public import Foundation
import Synchronization

/// Foundation's operation, whose wait on the main queue lets other queues go on.
open class Operation: Foundation::Operation, @unchecked Sendable {
    // The class is open, as Foundation's is, so it cannot be checked. Its own property is atomic.
    private let isQueued = Atomic(false)

    /// Makes an operation.
    public override init() {}

    /// Notes that a queue has the operation; returns whether one had it before.
    final func noteQueued() -> Bool { isQueued.exchange(true, ordering: .relaxed) }

    /// Blocks until the operation is done.
    open override func waitUntilFinished() {
        guard MainQueue.isCurrent else { return super.waitUntilFinished() }
        OperationQueue.wait(for: [self], "Operation.waitUntilFinished()")
    }
}
