import FailureReporting
import Foundation
import TimeLapse

/// The queue of a session that was given none: its blocks run as time moves, as those of a `DispatchQueue` do.
final class SessionQueue: TimeLapse::OperationQueue, @unchecked Sendable {
    // Sendable: it adds no state.

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        SimulatedNetwork.current.scheduleElsewhere(
            after: .zero, name: "block on a session's queue", at: CallSite.current
        ) { block() }
    }

    override func addOperation(_ operation: Operation) {
        addOperation { operation.start() }
    }

    override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { if wait { operation.start() } else { addOperation(operation) } }
    }
}
