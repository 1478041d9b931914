import FailureReporting

// The movers again, for tests that are async: before and after each piece of work they let the tasks that know the
// clock run until all are at rest.
extension VirtualClock {
    /// Moves the clock by `duration`, and lets tasks run as they wake.
    ///
    /// Before and after each piece of work that fires, the tasks that know the clock run until each of them is
    /// done, or waits for the clock or for something that no task will bring about. A task that goes on and on
    /// without waiting is a failure, and the clock stops there. A negative duration is a failure.
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

    /// Moves the clock to the earliest deadline, and lets tasks run as they wake.
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

    /// Moves the clock to the beginning of the next frame, and lets tasks run as they wake.
    @MainActor
    public func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        if let route = routeToFrame(at: CallSite(fileID, filePath, line, column)) { await run(route) }
    }

    /// Moves the clock until nothing that fires once is pending, and lets tasks run as they wake.
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

    /// Moves the clock until `condition` holds, at most by `duration`, and lets tasks run as they wake.
    ///
    /// A condition that has not come true then is a failure that lists what is pending.
    ///
    /// - Returns: whether it came true.
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

    /// Moves the clock until no animation is pending, and lets tasks run as they wake.
    @MainActor
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await run(.untilAnimationsEnd(at: CallSite(fileID, filePath, line, column)))
    }

    /// Moves the clock by `duration` at once, as when a device sleeps, and lets tasks run as they wake.
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
