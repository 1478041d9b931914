import Synchronization

/// Foundation's operation of blocks, which run in their order.
///
/// ```swift
/// let load = BlockOperation { model.load() }
/// let show = BlockOperation { label.text = model.title }
/// show.addDependency(load)
/// OperationQueue().addOperation(load)
/// OperationQueue.main.addOperation(show)
/// ```
open class BlockOperation: Operation, @unchecked Sendable {
    // The class is open, as Foundation's is, so it cannot be checked. Its own property is locked.
    private let blocks = Mutex<[@Sendable () -> Void]>([])

    /// Makes an operation without blocks.
    public override init() {}

    /// Makes an operation with a block.
    public convenience init(block: @escaping @Sendable () -> Void) {
        self.init()
        addExecutionBlock(block)
    }

    /// Adds a block; the operation must not have begun, which is a failure: on a device it is an exception.
    open func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
        if isExecuting || isFinished { return OperationFailure.blockAddedLate.record() }
        blocks.withLock { $0.append(block) }
    }

    /// The blocks, in the order in which they were added.
    open var executionBlocks: [@Sendable () -> Void] { blocks.withLock { $0 } }

    /// Runs the blocks.
    open override func main() {
        for block in executionBlocks { block() }
        // They may hold what is to be freed.
        _ = blocks.withLock { blocks in
            defer { blocks = [] }
            return blocks
        }
    }
}
