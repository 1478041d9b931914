import FailureReporting
public import Foundation
import Synchronization

/// Foundation's operation queue, whose operations belong to the test that adds them.
///
/// Those of the main queue are blocks of the virtual clock, as those of `DispatchQueue.main` are. Those of other queues run
/// on real threads; what they send to the main queue is the test's. A wait of the test waits for them as for a `Thread`.
open class OperationQueue: Foundation::OperationQueue, @unchecked Sendable {
    // The class is open, as Foundation's is, so it cannot be checked. Its own properties are constant or
    // locked.
    private struct State {
        /// The worlds of the operations that are not done, by number.
        var worlds: [UInt64: WeakReference<World>] = [:]
        var count: UInt64 = 0
    }

    private let state = Mutex(State())
    private static let mainQueue = TimeLapse::OperationQueue()
    /// Runs what waits for the operations of other queues.
    private static let followers = Foundation::OperationQueue()

    /// The main actor's queue.
    open override class var main: TimeLapse::OperationQueue { mainQueue }

    /// The queue whose operation runs; the main one on the main queue.
    open override class var current: TimeLapse::OperationQueue? {
        MainQueue.isCurrent ? mainQueue : super.current as? TimeLapse::OperationQueue
    }

    private var isMain: Bool { self === Self.mainQueue }

    /// The only world that has operations here, or the process's; `nil` if none has, or several have.
    var onlyWorld: World? {
        let worlds = state.withLock { state in state.worlds.values.compactMap(\.object) }
        guard let first = worlds.first, worlds.allSatisfy({ $0 === first }) else { return nil }
        return first
    }

    /// Adds a block as an operation.
    open override func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(BlockOperation(block: block))
    }

    /// Adds an operation, which runs when those that it depends on are done.
    open override func addOperation(_ operation: Operation) {
        if isMain { return addToMain(operation) }
        follow(operation)
        super.addOperation(operation)
    }

    /// Adds operations, and waits until they are done if `wait`.
    open override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        if isMain {
            for operation in operations { addToMain(operation) }
        } else {
            for operation in operations { follow(operation) }
            super.addOperations(operations, waitUntilFinished: false)
        }
        if wait { Self.waitUntilDone(operations) }
    }

    /// Blocks until all operations are done; on the main queue, what other queues have to do runs meanwhile.
    open override func waitUntilAllOperationsAreFinished() {
        guard MainQueue.isCurrent else { return super.waitUntilAllOperationsAreFinished() }
        Self.waitUntilDone(operations)
    }

    private static func waitUntilDone(_ operations: [Operation]) {
        let ended = BlockedThreads()
        follow(operations) { ended.wake() }
        _ = ended.wait(for: "OperationQueue's wait for its operations", timeout: nil, at: CallSite.current) {
            operations.allSatisfy(\.isFinished)
        }
    }

    /// Notes that an operation is a test's, until it is done.
    private func follow(_ operation: Operation) {
        let name = operation.name.map { " \(String(reflecting: $0))" } ?? ""
        let origin = ThreadOrigin("an operation" + name, at: CallSite.current)
        let world = origin.world ?? .processWide
        if let completion = operation.completionBlock {
            operation.completionBlock = { origin.whileCurrent(completion) }
        }
        let number = state.withLock { state in
            state.count += 1
            state.worlds[state.count] = WeakReference(world)
            return state.count
        }
        Self.follow([operation]) { [weak self] in
            _ = self?.state.withLock { $0.worlds.removeValue(forKey: number) }
            // First, so that a wait finds either the operation or what waited for it.
            WaitingOperations.scheduleReady()
            origin.end()
        }
    }

    /// Schedules an operation on the clock of the world that adds it, when those that it depends on are done.
    private func addToMain(_ operation: Operation) {
        let name = "operation on the main queue"
        let site = CallSite.current
        let clock = VirtualClock.receiving(name, at: site)
        let schedule = { @Sendable in
            _ = clock.schedule(after: .zero, every: nil, name: name, site: site) { operation.start() }
            clock.noteSent(at: site)
        }
        guard !operation.isReady else { return schedule() }
        WaitingOperations.add(operation, schedule)
        Self.follow(operation.dependencies) {
            // Foundation tells those that depend on an operation in any order, one right after the other.
            for _ in 0..<100_000 where !operation.isReady {}
            WaitingOperations.scheduleReady()
        }
    }

    private static func follow(_ operations: [Operation], _ block: @escaping @Sendable () -> Void) {
        let follower = BlockOperation(block: block)
        for operation in operations { follower.addDependency(operation) }
        followers.addOperation(follower)
    }
}
