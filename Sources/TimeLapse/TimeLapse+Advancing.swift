import FailureReporting

extension TimeLapse {
    /// Moves time by `duration` and fires what falls due on the way; a negative one is a failure.
    public static func advance(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        VirtualClock.current.move(.by(duration), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves time to `instant` and fires what falls due on the way; an earlier one is a failure.
    public static func advance(
        to instant: VirtualClock.Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        VirtualClock.current.move(.to(instant), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves time to the earliest deadline of any scheduled work, and fires what is due then.
    ///
    /// - Returns: whether anything was scheduled.
    @discardableResult
    public static func advanceToNextTimer(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        VirtualClock.current.move(.toNext, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves time to the beginning of the display's next frame, and fires what falls due on the way.
    public static func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.move(.toFrame, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves time until no one-shot work is scheduled, or none within `horizon` from now.
    public static func runUntilIdle(
        within horizon: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        VirtualClock.current.move(.untilIdle(within: horizon), at: CallSite(fileID, filePath, line, column))
    }

    /// Runs all delayed calls, one-shot timers and animations, however long they wait.
    ///
    /// Time moves from one to the next until none is left. Repeating timers fire as time passes, but are not waited
    /// for. Work due past the end of the clock, some two billion years, counts as never and is left. Work that keeps
    /// rescheduling itself is a failure that names it.
    public static func advanceMainRunLoop(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.move(.untilIdle(within: nil), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves time until `condition` is true, at most by `duration`; if it is still false, a failure lists scheduled
    /// work.
    ///
    /// ```swift
    /// TimeLapse.advance(until: { banner.isHidden }, within: .seconds(5))
    /// ```
    ///
    /// - Returns: whether the condition became true.
    @discardableResult
    public static func advance(
        until condition: @escaping () -> Bool, within duration: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        VirtualClock.current.move(
            .until(condition, within: duration), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves time until no animation is running, including those that begin on the way.
    public static func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.move(.untilAnimationsEnd, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves time by `duration` in one step, as when a device sleeps: overdue work fires afterwards, repeating work
    /// once.
    public static func jump(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        VirtualClock.current.move(.jump(by: duration), at: CallSite(fileID, filePath, line, column))
    }
}
