import Dispatch
import FailureReporting
import Synchronization

/// Dispatch's counting semaphore, which does not hang a test.
///
/// A thread waits as on a device. The main queue runs the blocks of other queues and the tasks of other actors while it
/// waits, and waits for threads in real time; what it would run itself, such as `DispatchQueue.main.async`, waits until it
/// is free, as on a device. If nothing signals the semaphore, a device would hang: that is a failure, and the wait returns.
public final class DispatchSemaphore: Sendable {
    private let count: Mutex<Int>
    private let signals = BlockedThreads()

    /// Makes a semaphore with a count of zero or more; a negative one is a failure, and becomes zero.
    public init(
        value: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        count = Mutex(max(0, value))
        if value < 0 {
            QueueFailure.negativeSemaphore(value).record(at: CallSite(fileID, filePath, line, column))
        }
    }

    /// Increments the count, and wakes one who waits.
    ///
    /// - Returns: 1 if a thread waits, else 0.
    @discardableResult
    public func signal() -> Int {
        count.withLock { $0 += 1 }
        return signals.wake() ? 1 : 0
    }

    /// Waits until the count is above zero, and decrements it.
    public func wait(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        _ = signals.wait(for: "DispatchSemaphore.wait()", timeout: nil, at: site, until: take)
    }

    /// Waits until the count is above zero and decrements it, or until a time.
    public func wait(
        timeout: DispatchTime, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> DispatchTimeoutResult {
        let site = CallSite(fileID, filePath, line, column)
        return signals.wait(
            for: "DispatchSemaphore.wait(timeout:)", timeout: timeout.wait, at: site, until: take)
    }

    /// Waits until the count is above zero and decrements it, or until a date of the clock.
    public func wait(
        wallTimeout timeout: DispatchWallTime, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> DispatchTimeoutResult {
        let site = CallSite(fileID, filePath, line, column)
        return signals.wait(
            for: "DispatchSemaphore.wait(wallTimeout:)", timeout: timeout.wait, at: site, until: take)
    }

    private func take() -> Bool {
        count.withLock { count in
            guard count > 0 else { return false }
            count -= 1
            return true
        }
    }
}
