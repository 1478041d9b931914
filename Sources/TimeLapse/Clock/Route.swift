import FailureReporting

/// Which instants a run of the clock goes to, and when it is over.
struct Route {
    /// The call to blame for work that never ends.
    var site: CallSite
    /// Whether the run as a whole must end by itself, not just each instant.
    var mustEnd = false
    /// Whether what the run is for has come true; asked with nothing due any more.
    var isOver: (() -> Bool)?
    /// The later instant to move to, if any; asked with nothing due any more, and with the clock locked.
    var next: (inout VirtualClock.State) -> VirtualClock.Instant?
}

extension Route {
    /// To `end`, which is not earlier than now, and to all that is due on the way.
    static func to(_ end: VirtualClock.Instant, at site: CallSite) -> Route {
        Route(site: site) { state in
            if let next = state.agenda.earliest(), next <= end { return next }
            state.now = max(state.now, end)
            return nil
        }
    }

    /// To `end` at once: what was due on the way fires there.
    static func jump(to end: VirtualClock.Instant, at site: CallSite) -> Route {
        var hasJumped = false
        return Route(site: site) { _ in
            defer { hasJumped = true }
            return hasJumped ? nil : end
        }
    }

    /// To the earliest deadline, on a clock that has fired `count` pieces of work so far.
    static func toNext(after count: Int, at site: CallSite) -> Route {
        Route(site: site) { state in
            guard state.firedCount == count, let next = state.agenda.earliest() else { return nil }
            return next.offset <= .longest ? next : nil
        }
    }

    /// On until nothing that fires once is pending by `end`.
    static func untilIdle(by end: VirtualClock.Instant, at site: CallSite) -> Route {
        Route(site: site, mustEnd: true) { state in
            // What waits until the end of time was never meant to happen.
            guard let oneShot = state.agenda.earliestOneShot(), oneShot <= end, oneShot.offset < .longest
            else { return nil }
            return state.agenda.earliest()
        }
    }

    /// On until no animation is pending.
    static func untilAnimationsEnd(at site: CallSite) -> Route {
        Route(site: site, mustEnd: true) { state in
            guard let next = state.agenda.hasAnimations ? state.agenda.earliest() : nil else { return nil }
            return next.offset < .longest ? next : nil
        }
    }

    /// On until `condition` holds, or to `end` if it does not.
    static func until(
        _ condition: @escaping () -> Bool, by end: VirtualClock.Instant, at site: CallSite
    ) -> Route {
        var route = Route.to(end, at: site)
        route.mustEnd = true
        route.isOver = condition
        return route
    }
}
