import FailureReporting

// Turn a request to move the clock into a route, or record a failure and return `nil`. Shared by the synchronous and
// the async functions.
extension VirtualClock {
    func route(by duration: Duration, request: String, at site: CallSite) -> Route? {
        end(after: duration, request: request, at: site).map { .to($0, at: site) }
    }

    func route(to instant: Instant, at site: CallSite) -> Route? {
        let now = now
        if instant < now {
            ClockFailure.instantInThePast(instant, now: now).record(at: site)
            return nil
        }
        if instant.offset > .longest {
            ClockFailure.durationTooLong(instant.offset, request: "Advancing the clock").record(at: site)
            return nil
        }
        return .to(instant, at: site)
    }

    func routeOfJump(by duration: Duration, at site: CallSite) -> Route? {
        end(after: duration, request: "A jump in time", at: site).map { .jump(to: $0, at: site) }
    }

    func routeToNext(at site: CallSite) -> Route {
        .toNext(after: firedCount, at: site)
    }

    func routeToFrame(at site: CallSite) -> Route? {
        route(to: now.nextFrame(perSecond: Self.framesPerSecond), at: site)
    }

    func routeUntilIdle(within horizon: Duration?, at site: CallSite) -> Route? {
        if let horizon, horizon < .zero {
            ClockFailure.negativeDuration(horizon, request: "Running until idle").record(at: site)
            return nil
        }
        return .untilIdle(by: now.advanced(by: min(horizon ?? .longest, .longest)), at: site)
    }

    func route(
        until condition: @escaping () -> Bool, within duration: Duration, at site: CallSite
    ) -> Route? {
        end(after: duration, request: "Waiting for a condition", at: site)
            .map { .until(condition, by: $0, at: site) }
    }

    /// Checks once more the condition that a run waited for; records a failure if it is still false.
    @MainActor
    func check(_ condition: () -> Bool, within duration: Duration, at site: CallSite) -> Bool {
        if condition() { return true }
        ClockFailure.conditionNotMet(within: duration, at: now, pending: waitReport).record(at: site)
        return false
    }

    var firedCount: Int { state.withLock { $0.firedCount } }

    private func end(after duration: Duration, request: String, at site: CallSite) -> Instant? {
        if duration < .zero {
            ClockFailure.negativeDuration(duration, request: request).record(at: site)
            return nil
        }
        let now = now
        if duration > .longest || now.offset + duration > .longest {
            ClockFailure.durationTooLong(duration, request: request).record(at: site)
            return nil
        }
        return now.advanced(by: duration)
    }
}
