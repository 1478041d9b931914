import FailureReporting

extension VirtualClock {
    /// Moves the clock by `duration` and fires what falls due on the way.
    ///
    /// A negative duration is a failure, and the clock stays. So is a chain of work that keeps scheduling work
    /// for the same instant: the clock stops there.
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
            site.whileCurrent { run(to: now.advanced(by: duration), site: site) }
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
            site.whileCurrent { run(to: instant, site: site) }
        }
    }

    /// Moves the clock to the earliest deadline and fires what is due then, one-shot or repeating.
    ///
    /// - Returns: whether there was anything to move to.
    @MainActor
    @discardableResult
    public func advanceToNext(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        guard let next = state.withLock({ $0.agenda.earliest() }) else { return false }
        let site = CallSite(fileID, filePath, line, column)
        site.whileCurrent { run(to: max(next, now), site: site) }
        return true
    }

    /// Moves the clock until nothing that fires once is pending, or none of it within `horizon` from now.
    ///
    /// What repeats fires as time passes, and never holds anything up. The clock stops at the last piece of
    /// work that it fired. Work that keeps scheduling work is a failure that names it.
    ///
    /// - Parameter horizon: how far to go at most; `nil` for as far as it takes.
    @MainActor
    public func runUntilIdle(
        within horizon: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        if let horizon, horizon < .zero {
            ClockFailure.negativeDuration(horizon, request: "Running until idle").record(at: site)
            return
        }
        let end = horizon.map { now.advanced(by: min($0, .longest)) }
        site.whileCurrent { runUntilIdle(by: end, site: site) }
    }
}

extension VirtualClock {
    @MainActor
    private func runUntilIdle(by end: Instant?, site: CallSite) {
        var watch = RunawayWatch(clock: self)
        endTurn()
        while let next = state.withLock({ $0.agenda.earliestOneShot() }), end.map({ next <= $0 }) ?? true {
            guard run(to: max(next, now), site: site, watch: &watch) else { return }
        }
    }

    @MainActor
    private func run(to end: Instant, site: CallSite) {
        endTurn()
        var instant: Instant?
        var watch = RunawayWatch(clock: self)
        while let next = state.withLock({ $0.agenda.earliest() }), next <= end {
            // Time passes between two instants, so each has a fresh account of what was scheduled in it.
            if next != instant { watch = RunawayWatch(clock: self) }
            instant = next
            guard run(to: max(next, now), site: site, watch: &watch) else { return }
        }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Fires what is due by `end`; returns `false` if it was broken off.
    @MainActor
    private func run(to end: Instant, site: CallSite, watch: inout RunawayWatch) -> Bool {
        while let (node, entry) = state.withLock({ $0.takeNext(dueBy: end) }) {
            if let failure = watch.noteFiring(of: entry, node) {
                failure.record(at: site)
                return false
            }
            state.withLock { $0.firingDepth += 1 }
            entry.action()
            state.withLock { $0.firingDepth -= 1 }
            let isTurnOver = state.withLock { state in state.agenda.earliest().map { $0 > state.now } ?? true
            }
            if isTurnOver { endTurn() }
        }
        return true
    }

    @MainActor
    private func endTurn() {
        state.withLock { $0.turnEnded }?()
    }
}

extension VirtualClock.State {
    /// Takes the next piece of work and moves the time to its deadline.
    fileprivate mutating func takeNext(
        dueBy end: VirtualClock.Instant
    ) -> (DeadlineHeap.Node, Agenda.Entry)? {
        guard let next = agenda.takeNext(dueBy: end) else { return nil }
        now = max(now, next.0.deadline)
        return next
    }
}

/// Counts work that was scheduled while it watched, and tells which kept going when there is too much of it.
private struct RunawayWatch {
    private let limit: Int
    private let start: VirtualClock.Instant
    private let firstSequence: UInt64
    private var firings = 0
    private var tally: [String: Int] = [:]

    init(clock: VirtualClock) {
        limit = clock.runawayLimit
        (start, firstSequence) = clock.state.withLock { ($0.now, $0.agenda.nextSequence) }
    }

    mutating func noteFiring(of entry: Agenda.Entry, _ node: DeadlineHeap.Node) -> ClockFailure? {
        guard node.sequence >= firstSequence, entry.interval == nil else { return nil }
        firings += 1
        // The last stretch before the limit is tallied, so that a bystander is not taken for the culprit.
        if firings > limit - 1000 {
            let origin = entry.site.map { " scheduled at \($0)" } ?? ""
            tally[entry.name + origin, default: 0] += 1
        }
        guard firings > limit else { return nil }
        let culprit = tally.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? entry.name
        return .neverEnds(culprit: culprit, firings: limit, from: start, to: node.deadline)
    }
}
