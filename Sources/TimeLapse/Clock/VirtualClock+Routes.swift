import FailureReporting

/// A request to move the clock: each verb of ``VirtualClock`` and ``TimeLapse`` is one, with and without `await`.
package enum ClockMove {
    case by(Duration)
    case to(VirtualClock.Instant)
    case toNext
    case toFrame
    case untilIdle(within: Duration?)
    case until(() -> Bool, within: Duration)
    /// As `until`, but a condition that is still false is not a failure.
    case watch(() -> Bool, within: Duration, isRequired: Bool)
    case untilAnimationsEnd
    case jump(by: Duration)

    /// What it waits for, and how long at most; `nil` for a move that does not wait for a condition.
    var condition: (() -> Bool, within: Duration)? {
        switch self {
        case .until(let condition, let duration), .watch(let condition, let duration, _):
            (condition, duration)
        default: nil
        }
    }

    /// Whether a condition that stays false is a failure.
    var isRequired: Bool {
        switch self {
        case .until: true
        case .watch(_, within: _, let isRequired): isRequired
        default: false
        }
    }
}

@MainActor
extension VirtualClock {
    /// Moves the clock as requested; a request that cannot be met is a failure, and the clock does not move.
    ///
    /// - Returns: of ``ClockMove/until(_:within:)`` whether the condition became true; of ``ClockMove/toNext`` whether
    ///   anything fired; `false` after a failure.
    @discardableResult
    package func move(_ move: ClockMove, at site: CallSite) -> Bool {
        outcome(of: move, at: site) ?? false
    }

    /// As ``move(_:at:)-(ClockMove,CallSite)``, and suspends until the clock's tasks are idle before and after each
    /// callback.
    @discardableResult
    func move(_ move: ClockMove, at site: CallSite) async -> Bool {
        await outcome(of: move, at: site) ?? false
    }

    /// Moves the clock until `condition` is true, at most by `duration`; that it is still false is not a failure.
    ///
    /// - Returns: whether the condition became true; `nil` for an invalid duration, which has been recorded.
    package func watch(
        until condition: @escaping () -> Bool, within duration: Duration, isRequired: Bool = false,
        at site: CallSite
    ) -> Bool? {
        outcome(of: .watch(condition, within: duration, isRequired: isRequired), at: site)
    }

    /// Moves the clock until `condition` is true, at most by `duration`, and runs tasks as they wake.
    ///
    /// - Returns: whether the condition became true; `nil` for an invalid duration or tasks that do not come to rest,
    ///   which has been recorded.
    package func watch(
        until condition: @escaping () -> Bool, within duration: Duration, isRequired: Bool = false,
        at site: CallSite
    ) async -> Bool? {
        await outcome(of: .watch(condition, within: duration, isRequired: isRequired), at: site)
    }

    /// What a move came to; `nil` if it could not be made, which has been recorded.
    private func outcome(of move: ClockMove, at site: CallSite) -> Bool? {
        guard let route = route(of: move, at: site) else { return nil }
        if let condition = route.isOver {
            // Tasks that are ready to run may make it true.
            runTasks()
            if condition() { return true }
            if let (quiet, duration) = routeBesideThreads(of: move, at: site) {
                run(quiet)
                if condition() || isEndedOutside(move, within: duration, at: site) { return true }
            }
        }
        if case .untilIdle(let horizon) = move {
            runUntilIdle(route, within: horizon)
            return true
        }
        run(route)
        if let (_, duration) = move.condition, isEndedOutside(move, within: duration, at: site) {
            return true
        }
        return result(of: move, by: route)
    }

    private func outcome(of move: ClockMove, at site: CallSite) async -> Bool? {
        guard let route = route(of: move, at: site) else { return nil }
        if let condition = route.isOver {
            guard await settle(at: site) else { return nil }
            if condition() { return true }
            if let (quiet, duration) = routeBesideThreads(of: move, at: site) {
                await run(quiet)
                if condition() { return true }
                if await isEndedOutside(move, within: duration, at: site) { return true }
            }
        }
        if case .untilIdle(let horizon) = move {
            await runUntilIdle(route, within: horizon)
            return true
        }
        await run(route)
        if let (_, duration) = move.condition, await isEndedOutside(move, within: duration, at: site) {
            return true
        }
        return result(of: move, by: route)
    }

    private func result(of move: ClockMove, by route: Route) -> Bool {
        switch move {
        case .until(let condition, let duration):
            if condition() { return true }
            ClockFailure.conditionNotMet(within: duration, at: now, pending: waitReport).record(
                at: route.site)
            return false
        case .watch(let condition, within: _, isRequired: _): return condition()
        case .toNext: return firedCount > route.firedBefore
        case .by, .to, .toFrame, .untilIdle, .untilAnimationsEnd, .jump: return true
        }
    }
}

// Waits for threads, which take real time.
@MainActor
extension VirtualClock {
    /// The way that a wait takes first while threads of the test run: time stands still for what they will send.
    private func routeBesideThreads(of move: ClockMove, at site: CallSite) -> (Route, Duration)? {
        guard let (condition, duration) = move.condition, let world, !world.outsideWork.running.isEmpty,
            let end = end(after: duration, request: "Waiting for a condition", at: site)
        else { return nil }
        return (.untilQuiet(or: condition, by: end, at: site), duration)
    }

    /// Whether a wait's condition becomes true in real time, by what runs outside of the clock.
    func isEndedOutside(_ move: ClockMove, within duration: Duration, at site: CallSite) -> Bool {
        guard let condition = move.condition?.0, let world,
            let hope = OutsideHope(of: world, isFailure: move.isRequired), !condition()
        else { return false }
        return waitOutside(until: condition, for: hope, atMost: duration.inSeconds, at: site) {
            run(.to(now, at: site))
        }
    }

    func isEndedOutside(
        _ move: ClockMove, within duration: Duration, at site: CallSite
    ) async -> Bool {
        guard let condition = move.condition?.0, let world,
            let hope = OutsideHope(of: world, isFailure: move.isRequired), !condition()
        else { return false }
        return await waitOutside(until: condition, for: hope, atMost: duration.inSeconds, at: site) {
            await run(.to(now, at: site))
        }
    }
}

// Turn a request to move the clock into a route, or record a failure and return `nil`.
extension VirtualClock {
    private func route(of move: ClockMove, at site: CallSite) -> Route? {
        switch move {
        case .by(let duration):
            end(after: duration, request: "Advancing the clock", at: site).map { .to($0, at: site) }
        case .to(let instant): route(to: instant, at: site)
        case .toNext: .toNext(after: firedCount, at: site)
        case .toFrame: route(to: now.nextFrame(perSecond: Self.framesPerSecond), at: site)
        case .untilIdle(let horizon): routeUntilIdle(within: horizon, at: site)
        case .until(let condition, let duration), .watch(let condition, let duration, _):
            end(after: duration, request: "Waiting for a condition", at: site)
                .map { .until(condition, by: $0, at: site) }
        case .untilAnimationsEnd: .untilAnimationsEnd(at: site)
        case .jump(let duration):
            end(after: duration, request: "A jump in time", at: site).map { .jump(to: $0, at: site) }
        }
    }

    private func route(to instant: Instant, at site: CallSite) -> Route? {
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

    private func routeUntilIdle(within horizon: Duration?, at site: CallSite) -> Route? {
        if let horizon, horizon < .zero {
            ClockFailure.negativeDuration(horizon, request: "Running until idle").record(at: site)
            return nil
        }
        return .untilIdle(by: now.advanced(by: min(horizon ?? .longest, .longest)), at: site)
    }

    private var firedCount: Int { state.withLock { $0.firedCount } }

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
