import Dispatch
import FailureReporting
import Synchronization

/// Dispatch's work item: a block that can be cancelled, and that notifies when it has run.
///
/// ```swift
/// let search = DispatchWorkItem { model.search(field.text) }
/// DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: search)
/// search.cancel()
/// ```
public final class DispatchWorkItem: Sendable {
    private struct State: ObservedWork {
        var isCancelled = false
        /// Whether it has run or was cancelled.
        var isOver = false
        /// Retained as long as the item is, as by Dispatch; at the end of a test it is released if it has not run.
        var block: DispatchQueue.Block?
        /// Its scheduled work, with the group that counts it.
        var scheduled: [(work: ScheduledWork, group: DispatchGroup?)] = []
        var observers: [QueueObserver] = []
    }

    private let state: Mutex<State>
    private let ended = BlockedThreads()

    /// Makes an item from a block, which runs on the main actor; the other parameters are ignored.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping DispatchQueue.Block
    ) {
        state = Mutex(State(block: block))
    }

    /// Whether the item was cancelled.
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Runs the block now, unless the item was cancelled.
    @MainActor
    public func perform() {
        if VirtualClock.isLettingGo { return letGo() }
        let (isCancelled, block) = state.withLock { ($0.isCancelled, $0.block) }
        guard !isCancelled else { return }
        block?()
        end()
    }

    /// Cancels the item: the block will not run, unless it is running already.
    public func cancel() {
        let scheduled = state.withLock { state in
            state.isCancelled = true
            defer { state.scheduled = [] }
            return state.scheduled
        }
        for (work, group) in scheduled where work.deadline != nil {
            work.cancel()
            group?.leave()
        }
        end()
    }

    /// Runs `work` on `queue` when the item has run or is cancelled; if that was before, the next time the clock moves.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, execute work: @escaping DispatchQueue.Block
    ) {
        state.notify(queue, work, at: CallSite(fileID, filePath, line, column))
    }

    /// Blocks until the item has run or is cancelled, as ``DispatchGroup/wait(fileID:filePath:line:column:)`` does.
    public func wait(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        _ = ended.wait(for: "DispatchWorkItem.wait()", timeout: nil, at: site) { isOver }
    }

    /// Blocks until the item has run or is cancelled, or until a time.
    public func wait(
        timeout: DispatchTime, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> DispatchTimeoutResult {
        let site = CallSite(fileID, filePath, line, column)
        return ended.wait(for: "DispatchWorkItem.wait(timeout:)", timeout: timeout.wait, at: site) { isOver }
    }

    private var isOver: Bool { state.withLock { $0.isOver } }

    func attach(_ work: ScheduledWork, group: DispatchGroup?) {
        state.withLock { state in
            state.scheduled.removeAll { $0.work.deadline == nil }
            state.scheduled.append((work, group))
        }
    }

    private func letGo() {
        // The block is released outside the lock: deinitializers may call the item.
        var freed: DispatchQueue.Block?
        state.withLock { swap(&$0.block, &freed) }
    }

    private func end() {
        let observers = state.withLock { state in
            state.isOver = true
            return state.takeObservers()
        }
        for observer in observers { observer.notify() }
        ended.wake()
    }
}
