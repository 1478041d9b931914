import Dispatch
import FailureReporting

extension DispatchQueue {
    /// Runs `work` the next time the clock moves, even by zero, after all work that is due before it.
    ///
    /// `qos` and `flags` make no difference: blocks never overlap.
    ///
    /// - Parameter group: a group that counts the block until it has run.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, execute work: @escaping Block
    ) {
        group?.enter()
        let site = CallSite(fileID, filePath, line, column)
        let block: Block = {
            work()
            group?.leave()
        }
        _ = add(block, after: .zero, at: site)
    }

    /// Performs a work item the next time the clock moves, even by zero, unless it is cancelled before.
    public func async(
        group: DispatchGroup? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, execute workItem: DispatchWorkItem
    ) {
        add(workItem, group: group, after: .zero, at: CallSite(fileID, filePath, line, column))
    }

    /// Runs `work` when virtual time reaches `deadline`; the next time the clock moves if it has passed.
    ///
    /// With `.distantFuture` it never runs, unless time is moved to the end of the clock.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, execute work: @escaping Block
    ) {
        _ = add(work, after: deadline.wait, at: CallSite(fileID, filePath, line, column))
    }

    /// Performs a work item when virtual time reaches `deadline`, unless it is cancelled before.
    public func asyncAfter(
        deadline: DispatchTime, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, execute workItem: DispatchWorkItem
    ) {
        add(workItem, group: nil, after: deadline.wait, at: CallSite(fileID, filePath, line, column))
    }

    /// Runs `work` when the clock's date, as it is set now, reaches `deadline`.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, execute work: @escaping Block
    ) {
        _ = add(work, after: wallDeadline.wait, at: CallSite(fileID, filePath, line, column))
    }

    /// Performs a work item when the clock's date, as it is set now, reaches `deadline`, unless it is cancelled before.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, execute workItem: DispatchWorkItem
    ) {
        add(workItem, group: nil, after: wallDeadline.wait, at: CallSite(fileID, filePath, line, column))
    }

    private func add(
        _ item: DispatchWorkItem, group: DispatchGroup?, after delay: Duration, at site: CallSite
    ) {
        guard !item.isCancelled else { return }
        group?.enter()
        let work = add(
            {
                item.perform()
                group?.leave()
            }, after: delay, at: site, as: .object)
        item.attach(work, group: group)
    }
}
