import FailureReporting

// The same functions for tests that are async: before and after each callback, the clock's tasks run until
// all are idle.
@MainActor
extension VirtualClock {
    /// Moves the clock by `duration`, and runs tasks as they wake.
    ///
    /// Before and after each callback, the clock's tasks run until each of them is done, or waits for the clock or for
    /// something outside of all tasks. A task that runs on and on without waiting is a failure, and the clock stops
    /// there. A negative duration is a failure.
    public func advance(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await move(.by(duration), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock to `instant`, and lets tasks run as they wake; an earlier instant is a failure.
    public func advance(
        to instant: Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await move(.to(instant), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock to the earliest deadline, and runs tasks as they wake; returns whether anything was due at all.
    @discardableResult
    public func advanceToNext(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Bool {
        await move(.toNext, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock to the beginning of the next frame, and runs tasks as they wake.
    public func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await move(.toFrame, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock until no one-shot work is scheduled, or none within `horizon`, and runs tasks as they wake.
    public func runUntilIdle(
        within horizon: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await move(.untilIdle(within: horizon), at: CallSite(fileID, filePath, line, column))
    }

    /// As the synchronous form, and runs tasks as they wake; returns whether the condition became true.
    @discardableResult
    public func advance(
        until condition: @escaping () -> Bool, within duration: Duration, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        await move(.until(condition, within: duration), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock until no animation is running, and runs tasks as they wake.
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await move(.untilAnimationsEnd, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock by `duration` in one step, as when a device sleeps, and runs tasks as they wake.
    public func jump(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await move(.jump(by: duration), at: CallSite(fileID, filePath, line, column))
    }
}
