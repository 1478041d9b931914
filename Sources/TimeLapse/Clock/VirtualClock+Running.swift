import FailureReporting

extension VirtualClock {
    /// How deep runs may be nested before they are taken for a recursion that never ends.
    static let nestingLimit = 100

    /// Fires what is due, then moves to each instant that `next` names and fires what is due there, until it
    /// names none.
    ///
    /// - Parameters:
    ///   - site: the call to blame for work that never ends.
    ///   - untilIdle: whether the run as a whole must end by itself, not just each instant.
    ///   - next: the later instant to move to; asked with nothing due any more, and with the clock locked.
    @MainActor
    func run(at site: CallSite, untilIdle: Bool = false, next: (inout State) -> Instant?) {
        guard beginRun(at: site) else { return }
        defer { endRun() }
        var watch = state.withLock { RunawayWatch(limit: runawayLimit, wholeRun: untilIdle, $0) }
        site.whileCurrent {
            repeat {
                fireWhatIsDue(at: site, &watch)
            } while move(next, &watch)
        }
    }

    /// Moves the time on; returns whether there is an instant to go to.
    private func move(_ next: (inout State) -> Instant?, _ watch: inout RunawayWatch) -> Bool {
        state.withLock { state in
            // In one go with the question, so that nothing scheduled elsewhere is overtaken.
            guard !state.isBrokenOff, let instant = next(&state) else { return false }
            state.now = instant
            watch.beginInstant(state)
            return true
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
}

extension VirtualClock {
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
