import FailureReporting

/// The instants that a run of the clock moves to, and when it ends.
struct Route {
    /// The call at whose line a failure of the run is recorded.
    var site: CallSite
    /// Whether the run as a whole must end by itself, not just each instant.
    var mustEnd = false
    /// The condition that ends the run; asked when nothing more is due.
    var isOver: (() -> Bool)?
    /// How many callbacks the clock had fired before, where that counts.
    var firedBefore = 0
    /// The next instant to move to, if any; asked when nothing more is due, and with the clock locked.
    var next: (inout VirtualClock.State) -> VirtualClock.Instant?
}

extension Route {
    /// To `end`, which is not earlier than now, by way of all deadlines before it.
    static func to(_ end: VirtualClock.Instant, at site: CallSite) -> Route {
        Route(site: site) { state in
            if let next = state.agenda.earliest(), next <= end { return next }
            state.now = max(state.now, end)
            return nil
        }
    }

    /// Until nothing is due by `end`, and no further, or `condition` is true.
    static func untilQuiet(
        or condition: @escaping () -> Bool, by end: VirtualClock.Instant, at site: CallSite
    ) -> Route {
        var route = Route(site: site, mustEnd: true) { state in
            state.agenda.earliest().flatMap { $0 <= end ? $0 : nil }
        }
        route.isOver = condition
        return route
    }

    /// Straight to `end`: work that was due before fires there.
    static func jump(to end: VirtualClock.Instant, at site: CallSite) -> Route {
        var hasJumped = false
        return Route(site: site) { _ in
            defer { hasJumped = true }
            return hasJumped ? nil : end
        }
    }

    /// To the earliest deadline, on a clock that has fired `count` callbacks so far.
    static func toNext(after count: Int, at site: CallSite) -> Route {
        Route(site: site, firedBefore: count) { state in
            guard state.firedCount == count, let next = state.agenda.earliest() else { return nil }
            return next.offset <= .longest ? next : nil
        }
    }

    /// Until no one-shot work is due by `end`.
    static func untilIdle(by end: VirtualClock.Instant, at site: CallSite) -> Route {
        Route(site: site, mustEnd: true) { state in
            // Work due at the end of the clock stands for "never".
            guard let oneShot = state.agenda.earliestOneShot(), oneShot <= end, oneShot.offset < .longest
            else { return nil }
            return state.agenda.earliest()
        }
    }

    /// Until no animation is running.
    static func untilAnimationsEnd(at site: CallSite) -> Route {
        Route(site: site, mustEnd: true) { state in
            guard let next = state.agenda.hasAnimations ? state.agenda.earliest() : nil else { return nil }
            return next.offset < .longest ? next : nil
        }
    }

    /// Until `condition` is true, or to `end`.
    static func until(
        _ condition: @escaping () -> Bool, by end: VirtualClock.Instant, at site: CallSite
    ) -> Route {
        var route = Route.to(end, at: site)
        route.mustEnd = true
        route.isOver = condition
        return route
    }
}
