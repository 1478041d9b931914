import FailureReporting

extension VirtualClock {
    /// Moves the clock by `duration` and fires what falls due on the way.
    ///
    /// A negative duration is a failure, and the clock does not move. So is work that keeps rescheduling itself for the
    /// same instant: the clock stops there, and work that has not fired stays scheduled.
    ///
    /// - Complexity: O(*k* log *n*) for *k* firings with *n* scheduled callbacks; the length of time costs nothing.
    @MainActor
    public func advance(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        if let route = route(by: duration, request: "Advancing the clock", at: site) { run(route) }
    }

    /// Moves the clock to `instant` and fires what falls due on the way; an earlier one is a failure.
    @MainActor
    public func advance(
        to instant: Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if let route = route(to: instant, at: CallSite(fileID, filePath, line, column)) { run(route) }
    }

    /// Moves the clock to the earliest deadline and fires what is due then, one-shot or repeating.
    ///
    /// - Returns: whether anything was due at all.
    @MainActor
    @discardableResult
    public func advanceToNext(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let before = firedCount
        run(routeToNext(at: CallSite(fileID, filePath, line, column)))
        return firedCount > before
    }

    /// Moves the clock to the beginning of the next frame, and fires what falls due on the way.
    ///
    /// There are sixty frames in a second, at its exact sixtieths.
    @MainActor
    public func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        if let route = routeToFrame(at: CallSite(fileID, filePath, line, column)) { run(route) }
    }

    /// Moves the clock until no one-shot work is scheduled, or none within `horizon` from now.
    ///
    /// Repeating work fires as time passes, but is not waited for. The clock stops at the last one-shot work. Work that
    /// keeps rescheduling itself is a failure that names it.
    ///
    /// - Parameter horizon: how far to go at most; `nil` for as far as it takes. A negative one is a failure.
    @MainActor
    public func runUntilIdle(
        within horizon: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        runUntilIdle(within: horizon, at: CallSite(fileID, filePath, line, column))
    }

    /// Moves the clock until `condition` is true, at most by `duration`; if it is still false, a failure lists
    /// scheduled work.
    ///
    /// The condition is checked immediately, and after each instant at which anything fired.
    ///
    /// - Returns: whether the condition became true.
    @MainActor
    @discardableResult
    public func advance(
        until condition: @escaping () -> Bool, within duration: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID, filePath, line, column)
        guard let route = route(until: condition, within: duration, at: site) else { return false }
        // Tasks that are ready to run may make it true.
        runTasks()
        if condition() { return true }
        run(route)
        return check(condition, within: duration, at: site)
    }

    /// Moves the clock until no animation is running, including those that begin on the way.
    @MainActor
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        run(.untilAnimationsEnd(at: CallSite(fileID, filePath, line, column)))
    }

    /// Moves the clock by `duration` in one step, as when a device sleeps: overdue work fires afterwards.
    ///
    /// It fires at the time after the jump. Repeating work fires once for all firings it missed, then keeps its
    /// schedule.
    @MainActor
    public func jump(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if let route = routeOfJump(by: duration, at: CallSite(fileID, filePath, line, column)) { run(route) }
    }
}

extension VirtualClock {
    /// Moves the clock until no one-shot work is scheduled within `horizon`, on behalf of the call at `site`.
    @MainActor
    func runUntilIdle(within horizon: Duration?, at site: CallSite) {
        if let route = routeUntilIdle(within: horizon, at: site) { run(route) }
    }

    /// Moves the clock to `end`, which is not earlier than now, on behalf of the call at `site`.
    @MainActor
    func run(to end: Instant, at site: CallSite) {
        run(.to(end, at: site))
    }
}
