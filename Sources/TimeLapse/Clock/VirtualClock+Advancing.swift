import FailureReporting

extension VirtualClock {
    /// Moves the clock by `duration` and fires what falls due on the way.
    ///
    /// A negative duration is a failure, and the clock stays. So is a chain of work that keeps scheduling work
    /// for the same instant: the clock stops there, and what was not fired stays pending.
    ///
    /// - Complexity: O(*k* log *n*) for *k* firings with *n* pieces of work pending; no cost for time itself.
    @MainActor
    public func advance(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        if duration < .zero {
            ClockFailure.negativeDuration(duration, request: "Advancing the clock").record(at: site)
        } else if duration > .longest || now.offset + duration > .longest {
            ClockFailure.durationTooLong(duration, request: "Advancing the clock").record(at: site)
        } else {
            run(to: now.advanced(by: duration), at: site)
        }
    }

    /// Moves the clock to `instant` and fires what falls due on the way; an earlier one is a failure.
    @MainActor
    public func advance(
        to instant: Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        if instant < now {
            ClockFailure.instantInThePast(instant, now: now).record(at: site)
        } else if instant.offset > .longest {
            ClockFailure.durationTooLong(instant.offset, request: "Advancing the clock").record(at: site)
        } else {
            run(to: instant, at: site)
        }
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
        let before = state.withLock { $0.firedCount }
        run(at: CallSite(fileID, filePath, line, column)) { state in
            guard state.firedCount == before, let next = state.agenda.earliest() else { return nil }
            return next.offset <= .longest ? next : nil
        }
        return state.withLock { $0.firedCount > before }
    }

    /// Moves the clock until nothing that fires once is pending, or none of it within `horizon` from now.
    ///
    /// What repeats fires as time passes, and never holds anything up. The clock stops at the last piece of
    /// work that fires once. Work that keeps scheduling work is a failure that names it.
    ///
    /// - Parameter horizon: how far to go at most; `nil` for as far as it takes. A negative one is a failure.
    @MainActor
    public func runUntilIdle(
        within horizon: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        runUntilIdle(within: horizon, at: CallSite(fileID, filePath, line, column))
    }
}

extension VirtualClock {
    /// Moves the clock until nothing that fires once is pending within `horizon`, on behalf of the call at
    /// `site`.
    @MainActor
    func runUntilIdle(within horizon: Duration?, at site: CallSite) {
        if let horizon, horizon < .zero {
            ClockFailure.negativeDuration(horizon, request: "Running until idle").record(at: site)
            return
        }
        let end = now.advanced(by: min(horizon ?? .longest, .longest))
        run(at: site, untilIdle: true) { state in
            // What waits until the end of time was never meant to happen.
            guard let oneShot = state.agenda.earliestOneShot(), oneShot <= end, oneShot.offset < .longest
            else { return nil }
            return state.agenda.earliest()
        }
    }

    /// Moves the clock to `end`, which is not earlier than now, on behalf of the call at `site`.
    @MainActor
    func run(to end: Instant, at site: CallSite) {
        run(at: site) { state in
            if let next = state.agenda.earliest(), next <= end { return next }
            state.now = max(state.now, end)
            return nil
        }
    }
}
