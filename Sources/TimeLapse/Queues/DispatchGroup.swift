import Dispatch
import FailureReporting
import Synchronization

/// Dispatch's group on the virtual clock: it notifies when all work that entered it has left.
public final class DispatchGroup: Sendable {
    private struct State: ObservedWork {
        var count = 0
        var observers: [QueueObserver] = []

        var isOver: Bool { count == 0 }
    }

    private let state = Mutex(State())
    private let left = BlockedThreads()

    /// Makes an empty group.
    public init() {}

    /// Notes that work has begun.
    public func enter() {
        state.withLock { $0.count += 1 }
    }

    /// Notes that work has ended; calling it more often than ``enter()`` is a failure.
    public func leave(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let observers = state.withLock { state -> [QueueObserver]? in
            guard state.count > 0 else { return nil }
            state.count -= 1
            return state.isOver ? state.takeObservers() : []
        }
        guard let observers else {
            QueueFailure.groupLeftTooOften.record(at: CallSite(fileID, filePath, line, column))
            return
        }
        for observer in observers { observer.notify() }
        left.wake()
    }

    /// Blocks until all work that entered has left.
    ///
    /// The main queue runs the blocks of other queues and waits for threads meanwhile. If nothing of it lets the work leave,
    /// a device would hang: that is a failure, and the call returns.
    public func wait(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        _ = left.wait(for: "DispatchGroup.wait()", timeout: nil, at: site) { isOver }
    }

    /// Blocks until all work that entered has left, or until a time.
    public func wait(
        timeout: DispatchTime, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> DispatchTimeoutResult {
        let site = CallSite(fileID, filePath, line, column)
        return left.wait(for: "DispatchGroup.wait(timeout:)", timeout: timeout.wait, at: site) { isOver }
    }

    /// Blocks until all work that entered has left, or until a date of the clock.
    public func wait(
        wallTimeout timeout: DispatchWallTime, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> DispatchTimeoutResult {
        let site = CallSite(fileID, filePath, line, column)
        return left.wait(for: "DispatchGroup.wait(wallTimeout:)", timeout: timeout.wait, at: site) { isOver }
    }

    private var isOver: Bool { state.withLock { $0.isOver } }

    /// Runs `work` on `queue` once all work that entered has left; the next time the clock moves if the group is empty.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, execute work: @escaping DispatchQueue.Block
    ) {
        state.notify(queue, work, at: CallSite(fileID, filePath, line, column))
    }

    /// Performs a work item on `queue` once all work that entered has left.
    public func notify(
        queue: DispatchQueue, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, work: DispatchWorkItem
    ) {
        notify(queue: queue, fileID: fileID, filePath: filePath, line: line, column: column) {
            work.perform()
        }
    }
}
