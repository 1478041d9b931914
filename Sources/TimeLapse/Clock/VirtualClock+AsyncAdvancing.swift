import FailureReporting

// The same functions for tests that are async: before and after each callback, the clock's tasks run until all are
// idle.
extension VirtualClock {
    /// Moves the clock by `duration`, and runs tasks as they wake.
    ///
    /// Before and after each callback, the clock's tasks run until each of them is done, or waits for the clock or for
    /// something outside of all tasks. A task that runs on and on without waiting is a failure, and the clock stops
    /// there. A negative duration is a failure.
    @MainActor
    public func advance(
        by duration: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        let site = CallSite(fileID, filePath, line, column)
        if let route = route(by: duration, request: "Advancing the clock", at: site) { await run(route) }
    }

    /// Moves the clock to `instant`, and lets tasks run as they wake; an earlier instant is a failure.
    @MainActor
    public func advance(
        to instant: Instant,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        if let route = route(to: instant, at: CallSite(fileID, filePath, line, column)) { await run(route) }
    }

    /// Moves the clock to the earliest deadline, and runs tasks as they wake.
    ///
    /// - Returns: whether anything was due at all.
    @MainActor
    @discardableResult
    public func advanceToNext(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Bool {
        let before = firedCount
        await run(routeToNext(at: CallSite(fileID, filePath, line, column)))
        return firedCount > before
    }

    /// Moves the clock to the beginning of the next frame, and runs tasks as they wake.
    @MainActor
    public func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        if let route = routeToFrame(at: CallSite(fileID, filePath, line, column)) { await run(route) }
    }

    /// Moves the clock until no one-shot work is scheduled, and runs tasks as they wake.
    ///
    /// - Parameter horizon: how far to go at most; `nil` for as far as it takes. A negative one is a failure.
    @MainActor
    public func runUntilIdle(
        within horizon: Duration? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        let site = CallSite(fileID, filePath, line, column)
        if let route = routeUntilIdle(within: horizon, at: site) { await run(route) }
    }

    /// Moves the clock until `condition` is true, at most by `duration`, and runs tasks as they wake.
    ///
    /// If the condition is still false then, a failure lists the scheduled work.
    ///
    /// - Returns: whether the condition became true.
    @MainActor
    @discardableResult
    public func advance(
        until condition: @escaping () -> Bool, within duration: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Bool {
        let site = CallSite(fileID, filePath, line, column)
        guard let route = route(until: condition, within: duration, at: site), await settle(at: site) else {
            return false
        }
        if condition() { return true }
        await run(route)
        return check(condition, within: duration, at: site)
    }

    /// Moves the clock until no animation is running, and runs tasks as they wake.
    @MainActor
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await run(.untilAnimationsEnd(at: CallSite(fileID, filePath, line, column)))
    }

    /// Moves the clock by `duration` in one step, as when a device sleeps, and runs tasks as they wake.
    @MainActor
    public func jump(
        by duration: Duration,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        if let route = routeOfJump(by: duration, at: CallSite(fileID, filePath, line, column)) {
            await run(route)
        }
    }
}
