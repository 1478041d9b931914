import FailureReporting

extension VirtualClock {
    /// How deep runs may be nested before they count as endless recursion.
    static let nestingLimit = 100

    /// Fires the due work, then moves to each instant of the route and fires the work that is due there. Before and
    /// after each callback the clock's tasks run, inside of the call, until all are idle.
    @MainActor
    func run(_ route: Route) {
        guard beginRun(at: route.site) else { return }
        defer { endRun() }
        var run = makeRun(route)
        route.site.whileCurrent {
            runTasks(within: &run)
            while true {
                WaitingOperations.proceed()
                switch nextStep(of: &run) {
                case .fire(let action):
                    // Only then: the run would be copied at each firing.
                    if run.observer != nil { run.notifyFired() }
                    action()
                case .endTurn(let action): endTurn(action, for: run.observer)
                case .ask: if route.isOver?() == true { return }
                case .stop:
                    run.failure?.record(at: route.site)
                    return
                }
                runTasks(within: &run)
            }
        }
    }

    /// Runs tasks during a run; if any ran, the turn ends again.
    @MainActor
    private func runTasks(within run: inout Run) {
        let before = run.jobs
        if !runTasks(at: run.route.site, jobs: &run.jobs) { breakOff() }
        if run.jobs > before { (run.turnHasEnded, run.hasAsked) = (false, false) }
    }

    /// As ``run(_:)-(Route)``, and suspends until the clock's tasks are idle before and after each callback.
    @MainActor
    func run(_ route: Route) async {
        guard await settle(at: route.site), beginRun(at: route.site) else { return }
        defer { endRun() }
        var run = makeRun(route)
        await route.site.whileCurrent {
            while true {
                WaitingOperations.proceed()
                switch nextStep(of: &run) {
                case .fire(let action):
                    // Only then: the run would be copied at each firing.
                    if run.observer != nil { run.notifyFired() }
                    action()
                case .endTurn(let action): endTurn(action, for: run.observer)
                case .ask: if route.isOver?() == true { return } else { continue }
                case .stop:
                    run.failure?.record(at: route.site)
                    return
                }
                if await !settle(at: route.site) { breakOff() }
            }
        }
    }

    @MainActor
    private func endTurn(_ action: Action, for observer: (any TestObserver)?) {
        action()
        turnHasEnded()
        observer?.turnEnded()
    }
}

// Functions that lock the state are not main-actor-isolated: the closure passed to the lock would be checked
// for its actor at each call, which costs more than the rest of a firing.
extension VirtualClock {
    /// What a run does next.
    private enum Step: Sendable {
        case fire(Action)
        case endTurn(Action)
        /// Asks whether the route's condition is true.
        case ask
        case stop
    }

    /// The progress of a run.
    private struct Run {
        let route: Route
        var watch: RunawayWatch
        var failure: ClockFailure?
        /// Whether the turn has been ended since anything fired.
        var turnHasEnded = false
        /// Whether the condition has been asked since then.
        var hasAsked = false
        /// How many jobs of tasks have run since time moved.
        var jobs = 0
        /// The observer of the test, which is told what fires; `nil` if there is none.
        let observer: (any TestObserver)?
        /// What fires next; known only to tell the observer.
        var fired: (origin: WorkOrigin, interval: Duration?)?

        /// Tells the observer what fires now.
        func notifyFired() {
            guard let fired, let event = fired.origin.event(every: fired.interval) else { return }
            observer?.happened(event)
        }
    }

    private func makeRun(_ route: Route) -> Run {
        let (now, sequence) = state.withLock { ($0.now, $0.agenda.nextSequence) }
        return Run(
            route: route,
            watch: RunawayWatch(limit: runawayLimit, wholeRun: route.mustEnd, at: now, from: sequence),
            observer: world?.observer)
    }

    /// Returns the next due work; else the end of the turn, which may make more work due; else moves the time on.
    private func nextStep(of run: inout Run) -> Step {
        // Under one lock, so that work scheduled on another thread keeps its place.
        state.withLock { state in
            while !state.isBrokenOff {
                if let step = Self.takeDue(&state, &run) { return step }
                if !run.turnHasEnded {
                    run.turnHasEnded = true
                    if !state.isEndingTurn, let action = state.turnEnded {
                        state.isEndingTurn = true
                        return .endTurn(action)
                    }
                }
                if run.route.isOver != nil, !run.hasAsked {
                    run.hasAsked = true
                    return .ask
                }
                guard let instant = run.route.next(&state) else { break }
                state.now = max(state.now, instant)
                run.watch.beginInstant(state.now, from: state.agenda.nextSequence)
                (run.turnHasEnded, run.hasAsked, run.jobs) = (false, false, 0)
            }
            return .stop
        }
    }

    /// Removes the next work that is due now, unless the run's limit is exceeded.
    private static func takeDue(_ state: inout State, _ run: inout Run) -> Step? {
        guard let node = state.agenda.next(dueBy: state.now) else { return nil }
        guard run.watch.admits(node, of: state.agenda) else {
            run.failure = run.watch.failure
            state.isBrokenOff = true
            return .stop
        }
        if state.runDepth >= nestingLimit { state.deepestFired = state.agenda.origin(node) }
        if run.observer != nil { run.fired = (state.agenda.origin(node), state.agenda.interval(node)) }
        guard let action = state.agenda.take(node, dueBy: state.now) else { return nil }
        state.firedCount += 1
        (run.turnHasEnded, run.hasAsked) = (false, false)
        return .fire(action)
    }

    private func turnHasEnded() {
        state.withLock { $0.isEndingTurn = false }
    }

    private func breakOff() {
        state.withLock { $0.isBrokenOff = true }
    }

    private func beginRun(at site: CallSite) -> Bool {
        let failure = state.withLock { state -> ClockFailure? in
            guard !state.isBrokenOff, state.runDepth >= Self.nestingLimit else { return nil }
            state.isBrokenOff = true
            return .nestedTooDeep(
                culprit: state.deepestFired?.description ?? "the end of a turn", levels: state.runDepth,
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
