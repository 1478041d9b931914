extension TimeLapse {
    /// Moves time by `duration` and fires what falls due on the way; a negative one is a failure.
    public static func advance(
        by duration: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.advance(
            by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves time to `instant` and fires what falls due on the way; an earlier one is a failure.
    public static func advance(
        to instant: VirtualClock.Instant,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.advance(
            to: instant, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves time to the earliest deadline, of whatever it is, and fires what is due then.
    ///
    /// - Returns: whether anything was pending at all.
    @discardableResult
    public static func advanceToNextTimer(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        VirtualClock.current.advanceToNext(
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves time to the beginning of the display's next frame, and fires what falls due on the way.
    public static func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.advanceFrame(
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves time until nothing that fires once is pending, or none of it within `horizon` from now.
    public static func runUntilIdle(
        within horizon: Duration? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.runUntilIdle(
            within: horizon, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Lets all delayed calls, one-shot timers and animations come to pass, however long they wait.
    ///
    /// Time moves from one to the next until none is left. Repeating timers fire as time passes and hold
    /// nothing up. What is to wait longer than the clock holds, some two billion years, is taken to mean never
    /// and is left. Work that keeps scheduling work is a failure that names it.
    public static func advanceMainRunLoop(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.runUntilIdle(
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves time until `condition` holds, at most by `duration`; one that has not come true then is a failure
    /// that lists what is pending.
    ///
    /// ```swift
    /// TimeLapse.advance(until: { banner.isHidden }, within: .seconds(5))
    /// ```
    ///
    /// - Returns: whether it came true.
    @discardableResult
    public static func advance(
        until condition: @escaping () -> Bool, within duration: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        VirtualClock.current.advance(
            until: condition, within: duration, fileID: fileID, filePath: filePath, line: line, column: column
        )
    }

    /// Moves time until no animation is pending, with all that begin on the way.
    public static func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.waitForAnimationsToFinish(
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Moves time by `duration` at once, as when a device sleeps: what was overdue fires afterwards, and what
    /// repeats fires once for all the times that it missed.
    public static func jump(
        by duration: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.jump(
            by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
