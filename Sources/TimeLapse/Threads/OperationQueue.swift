import FailureReporting
public import Foundation
import Synchronization

/// Foundation's operation queue, whose operations belong to the test that adds them.
///
/// They are blocks of the virtual clock, as those of `DispatchQueue` are: each runs by itself, in the order of
/// priority and of adding, when those that it depends on are done. Up to ``maxConcurrentOperationCount`` operations
/// have begun and are not done, which matters for those that are asynchronous. Outside of tests operations run as
/// Foundation runs them.
open class OperationQueue: NSObject, @unchecked Sendable {
    // The class is open, as Foundation's is, so it cannot be checked. Its own properties are constant, locked, or
    // used on the main queue alone.
    /// Runs the operations of no test.
    private let outside = OutsideQueue()
    /// Whether its operations run on the main queue.
    var isMain: Bool { false }
    private nonisolated(unsafe) static var running: [TimeLapse::OperationQueue] = []
    private static let mainQueue = MainOperationQueue()

    /// Makes a queue.
    public override init() {
        super.init()
        outside.owner = self
    }

    /// As many operations at once as Foundation sees fit; here all.
    public static let defaultMaxConcurrentOperationCount = Foundation::OperationQueue
        .defaultMaxConcurrentOperationCount

    /// The main actor's queue.
    open class var main: TimeLapse::OperationQueue { mainQueue }

    /// The queue whose operation runs; the main one on the main queue; `nil` elsewhere.
    open class var current: TimeLapse::OperationQueue? {
        MainQueue.isCurrent
            ? running.last ?? mainQueue : (Foundation::OperationQueue.current as? OutsideQueue)?.owner
    }

    // MARK: Settings

    /// The name, for the application's own use.
    open var name: String? {
        get { outside.name }
        set { outside.name = newValue }
    }

    /// How important the operations are, which makes no difference on the clock.
    open var qualityOfService: QualityOfService {
        get { outside.qualityOfService }
        set { outside.qualityOfService = newValue }
    }

    /// Whether no further operations begin.
    open var isSuspended: Bool {
        get { outside.isSuspended }
        set {
            outside.isSuspended = newValue
            line?.proceed()
        }
    }

    /// How many operations run at once at most.
    open var maxConcurrentOperationCount: Int {
        get { isMain ? 1 : outside.maxConcurrentOperationCount }
        set {
            outside.maxConcurrentOperationCount = newValue
            line?.proceed()
        }
    }

    // MARK: Adding

    /// Adds a block as an operation.
    open func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(TimeLapse::BlockOperation(block: block))
    }

    /// Adds an operation, which runs when those that it depends on are done.
    open func addOperation(_ operation: Foundation::Operation) {
        if !add([operation]) { outside.addOperation(operation) }
    }

    /// Adds operations, and waits until they are done if `wait`.
    open func addOperations(_ operations: [Foundation::Operation], waitUntilFinished wait: Bool) {
        guard add(operations) else {
            return outside.addOperations(operations, waitUntilFinished: wait)
        }
        if wait { Self.wait(for: operations, "OperationQueue's wait for its operations") }
    }

    /// Adds a block that runs when all operations before it are done; those behind it wait for it.
    open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        if !add([TimeLapse::BlockOperation(block: barrier)], isBarrier: true) {
            outside.addBarrierBlock(barrier)
        }
    }

    /// Adds operations to the clock of the test that runs; returns whether there is one.
    private func add(_ operations: [Foundation::Operation], isBarrier: Bool = false) -> Bool {
        let site = CallSite.current
        // What comes to the main queue from a thread of no test has been reported, and runs nowhere.
        guard let world = isMain ? World.receiver(of: "an operation", at: site) : .current else {
            return true
        }
        guard isMain || world !== World.processWide else { return false }
        let line = WaitingOperations.line(of: self, on: world.clock)
        for operation in operations {
            let isKnown = (operation as? TimeLapse::Operation)?.noteQueued() ?? false
            guard !isKnown, !operation.isExecuting, !operation.isFinished else {
                OperationFailure.addedTwice(OperationLine.name(of: operation)).record(at: site)
                continue
            }
            line.add(operation, isBarrier: isBarrier, at: site)
        }
        line.proceed()
        return true
    }

    // MARK: Running

    /// The operations that are not done, in the order in which they were added.
    open var operations: [Foundation::Operation] { (line?.operations ?? []) + outside.operations }

    /// How many operations are not done.
    open var operationCount: Int { operations.count }

    /// Cancels all operations that are not done.
    open func cancelAllOperations() {
        for operation in operations { operation.cancel() }
        line?.proceed()
    }

    /// Blocks until all operations are done; on the main queue, what other queues have to do runs meanwhile.
    open func waitUntilAllOperationsAreFinished() {
        Self.wait(for: line?.operations ?? [], "OperationQueue's wait for its operations")
        outside.waitUntilAllOperationsAreFinished()
    }

    /// The current test's operations, if there are any.
    private var line: OperationLine? {
        WaitingOperations.existingLine(of: self, on: VirtualClock.current)
    }

    /// Runs an operation, on the main queue's thread, as one of this queue.
    func whileCurrent(_ body: () -> Void) {
        Self.running.append(self)
        body()
        Self.running.removeLast()
    }

    /// Blocks until operations are done: on the main queue as a wait for a block of another queue does, else in real
    /// time.
    static func wait(for operations: [Foundation::Operation], _ call: String) {
        guard MainQueue.isCurrent else { return operations.forEach { $0.waitUntilFinished() } }
        _ = BlockedThreads().wait(for: call, timeout: nil, at: CallSite.current) {
            WaitingOperations.proceed()
            return operations.allSatisfy(\.isFinished)
        }
    }
}

private final class MainOperationQueue: TimeLapse::OperationQueue, @unchecked Sendable {
    // Sendable: it adds no state.
    override var isMain: Bool { true }
}

/// Foundation's queue, for operations of no test.
final class OutsideQueue: Foundation::OperationQueue, @unchecked Sendable {
    // Set once, before the owner's initializer returns.
    fileprivate(set) unowned var owner: TimeLapse::OperationQueue?
}
