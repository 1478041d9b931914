import FailureReporting

extension VirtualClock {
    /// How deep runs may be nested before they are taken for a recursion that never ends.
    static let nestingLimit = 100

    /// Fires what is due, then moves to each instant of the route and fires what is due there.
    @MainActor
    func run(_ route: Route) {
        guard beginRun(at: route.site) else { return }
        defer { endRun() }
        var watch = makeWatch(route)
        route.site.whileCurrent {
            repeat {
                fireWhatIsDue(at: route.site, &watch)
            } while move(route, &watch)
        }
    }

    /// Fires what is due now and ends the turn; again, if ending it made more work due.
    @MainActor
    private func fireWhatIsDue(at site: CallSite, _ watch: inout RunawayWatch) {
        repeat {
            while let action = takeDue(at: site, &watch) {
                action()
            }
            if state.withLock({ $0.isBrokenOff }) { return }
            endTurn()
        } while state.withLock { $0.isAnythingDue }
    }

    /// As ``run(_:)-(Route)``, and lets the tasks that know the clock come to rest before and after each piece of
    /// work.
    @MainActor
    func run(_ route: Route) async {
        guard await settle(at: route.site), beginRun(at: route.site) else { return }
        defer { endRun() }
        var watch = makeWatch(route)
        await CallSite.$current.withValue(route.site) {
            repeat {
                await fireWhatIsDue(at: route.site, &watch)
            } while move(route, &watch)
        }
    }

    @MainActor
    private func fireWhatIsDue(at site: CallSite, _ watch: inout RunawayWatch) async {
        repeat {
            while let action = takeDue(at: site, &watch) {
                action()
                await settleOrBreakOff(at: site)
            }
            if state.withLock({ $0.isBrokenOff }) { return }
            endTurn()
            await settleOrBreakOff(at: site)
        } while state.withLock { $0.isAnythingDue }
    }

    @MainActor
    private func settleOrBreakOff(at site: CallSite) async {
        if await !settle(at: site) { state.withLock { $0.isBrokenOff = true } }
    }
}

extension VirtualClock {
    private func makeWatch(_ route: Route) -> RunawayWatch {
        state.withLock { RunawayWatch(limit: runawayLimit, wholeRun: route.mustEnd, $0) }
    }

    /// Moves the time on; returns whether there is an instant to go to.
    @MainActor
    private func move(_ route: Route, _ watch: inout RunawayWatch) -> Bool {
        if let isOver = route.isOver, isOver() { return false }
        return state.withLock { state in
            // In one go with the question, so that nothing scheduled elsewhere is overtaken.
            guard !state.isBrokenOff, let instant = route.next(&state) else { return false }
            state.now = max(state.now, instant)
            watch.beginInstant(state)
            return true
        }
    }

    /// Takes the next piece of work that is due now, unless it is one too many.
    private func takeDue(at site: CallSite, _ watch: inout RunawayWatch) -> Action? {
        var failure: ClockFailure?
        let entry = state.withLock { state -> Agenda.Entry? in
            guard !state.isBrokenOff else { return nil }
            let entry = state.agenda.takeNext(dueBy: state.now) { node, entry in
                failure = watch.count(node, entry)
                return failure == nil
            }
            state.isBrokenOff = failure != nil
            guard let entry else { return nil }
            state.firedCount += 1
            state.lastFired = entry.origin
            return entry
        }
        failure?.record(at: site)
        return entry?.action
    }

    @MainActor
    private func endTurn() {
        let action = state.withLock { state -> Action? in
            guard !state.isEndingTurn, let action = state.turnEnded else { return nil }
            state.isEndingTurn = true
            return action
        }
        guard let action else { return }
        action()
        state.withLock { $0.isEndingTurn = false }
    }

    /// Notes that a run begins; returns whether it may.
    private func beginRun(at site: CallSite) -> Bool {
        let failure = state.withLock { state -> ClockFailure? in
            guard !state.isBrokenOff, state.runDepth >= Self.nestingLimit else { return nil }
            state.isBrokenOff = true
            return .nestedTooDeep(
                culprit: state.lastFired?.description ?? "the end of a turn", levels: state.runDepth,
                at: state.now)
        }
        failure?.record(at: site)
        return state.withLock { state in
            guard !state.isBrokenOff else { return false }
            state.runDepth += 1
            return true
        }
    }

    private func endRun() {
        state.withLock { state in
            state.runDepth -= 1
            if state.runDepth == 0 { state.isBrokenOff = false }
        }
    }
}

extension VirtualClock.State {
    fileprivate var isAnythingDue: Bool {
        mutating get { !isBrokenOff && agenda.earliest().map { $0 <= now } ?? false }
    }
}
