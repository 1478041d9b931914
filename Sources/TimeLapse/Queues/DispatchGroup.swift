import Dispatch
import FailureReporting
import Synchronization

/// Dispatch's group on the virtual clock: it notifies when all work that entered it has left.
///
/// Blocking waits are left out: nothing would run the work meanwhile.
public final class DispatchGroup: Sendable {
    private struct State: ObservedWork {
        var count = 0
        var observers: [QueueObserver] = []

        var isOver: Bool { count == 0 }
    }

    private let state = Mutex(State())

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
    }

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
