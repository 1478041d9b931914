import FailureReporting

@MainActor
extension VirtualClock {
    /// Moves the clock by `duration` and fires what falls due on the way.
    ///
    /// A negative duration is a failure, and the clock does not move. So is work that keeps rescheduling itself for the
    /// same instant: the clock stops there, and work that has not fired stays scheduled.
    ///
    /// - Complexity: O(*k* log *n*) for *k* firings with *n* scheduled callbacks; the length of time costs nothing.
    public func advance(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        move(.by(duration), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock to `instant` and fires what falls due on the way; an earlier one is a failure.
    public func advance(
        to instant: Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        move(.to(instant), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock to the earliest deadline and fires what is due then, one-shot or repeating.
    ///
    /// - Returns: whether anything was due at all.
    @discardableResult
    public func advanceToNext(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        move(.toNext, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock to the beginning of the next frame, and fires what falls due on the way.
    ///
    /// There are sixty frames in a second, at its exact sixtieths.
    public func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        move(.toFrame, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock until no one-shot work is scheduled, or none within `horizon` from now.
    ///
    /// Repeating work fires as time passes, but is not waited for. The clock stops at the last one-shot work. Work that
    /// keeps rescheduling itself is a failure that names it.
    ///
    /// - Parameter horizon: how far to go at most; `nil` for as far as it takes. A negative one is a failure.
    public func runUntilIdle(
        within horizon: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        move(.untilIdle(within: horizon), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock until `condition` is true, at most by `duration`; if it is still false, a failure lists
    /// scheduled work.
    ///
    /// The condition is checked immediately, and after each instant at which anything fired.
    ///
    /// - Returns: whether the condition became true.
    @discardableResult
    public func advance(
        until condition: @escaping () -> Bool, within duration: Duration, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        move(.until(condition, within: duration), at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock until no animation is running, including those that begin on the way.
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        move(.untilAnimationsEnd, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock by `duration` in one step, as when a device sleeps: overdue work fires afterwards.
    ///
    /// It fires at the time after the jump. Repeating work fires once for all firings it missed, then keeps its
    /// schedule.
    public func jump(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        move(.jump(by: duration), at: CallSite(fileID, filePath, line, column))
    }
}
