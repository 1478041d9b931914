import Dispatch
import FailureReporting
import Synchronization

/// Dispatch's group: tells when all that entered it has left.
///
/// Waiting for it by blocking is left out: who would do the work meanwhile?
public final class DispatchGroup: Sendable {
    private struct State {
        var count = 0
        var observers: [(DispatchQueue, CallSite, DispatchQueue.Block)] = []
    }

    private let state = Mutex(State())

    /// Makes a group that nothing has entered.
    public init() {}

    /// Notes that something has begun.
    public func enter() {
        state.withLock { $0.count += 1 }
    }

    /// Notes that something has ended; one time more often than ``enter()`` is a failure.
    public func leave(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let observers = state.withLock { state -> [(DispatchQueue, CallSite, DispatchQueue.Block)]? in
            guard state.count > 0 else { return nil }
            state.count -= 1
            guard state.count == 0 else { return [] }
            defer { state.observers = [] }
            return state.observers
        }
        guard let observers else {
            QueueFailure.groupLeftTooOften.record(at: CallSite(fileID, filePath, line, column))
            return
        }
        for (queue, site, block) in observers { _ = queue.add(block, after: .zero, at: site) }
    }

    /// Runs `work` on `queue` once all that has entered has left; as soon as time moves if nothing is in it.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, execute work: @escaping DispatchQueue.Block
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let isEmpty = state.withLock { state in
            if state.count > 0 { state.observers.append((queue, site, work)) }
            return state.count == 0
        }
        if isEmpty { _ = queue.add(work, after: .zero, at: site) }
    }

    /// Performs a work item on `queue` once all that has entered has left.
    public func notify(
        queue: DispatchQueue, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, work: DispatchWorkItem
    ) {
        notify(queue: queue, fileID: fileID, filePath: filePath, line: line, column: column) {
            work.perform()
        }
    }
}
