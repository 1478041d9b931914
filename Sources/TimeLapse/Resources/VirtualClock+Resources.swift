import FailureReporting

extension VirtualClock {
    /// The resources that the test waits for.
    private var resources: [AwaitedResource] { state.withLock { $0.resources } }

    /// Those that are busy; of a thread that is not the main one none, as only that may ask.
    var busyResources: [AwaitedResource] {
        let resources = resources
        guard !resources.isEmpty, MainQueue.isCurrent else { return [] }
        return MainActor.assumeIsolated { resources.filter { !$0.isIdle() } }
    }

    /// Ends the waiting for all resources.
    func forgetResources() {
        // They are released outside of the lock.
        _ = state.withLock { state in
            defer { state.resources = [] }
            return state.resources
        }
    }

    /// How often resources may be busy again after they were idle, in one wait.
    private static let mostRounds = 1000

    /// Runs until nothing one-shot is to be done, and no resource is busy.
    @MainActor
    func runUntilIdle(_ route: Route, within horizon: Duration?) {
        run(route)
        for _ in 0..<Self.mostRounds {
            guard !busyResources.isEmpty else { return }
            let (wait, way) = waitForResources(within: horizon, at: route.site)
            run(way)
            if !busyResources.isEmpty, !isEndedOutside(wait, within: .seconds(60), at: route.site) { break }
            // What that has begun is waited for as well.
            run(route)
        }
        reportBusyResources(within: horizon, at: route.site)
    }

    /// As the synchronous form, and suspends until the clock's tasks are idle.
    @MainActor
    func runUntilIdle(_ route: Route, within horizon: Duration?) async {
        await run(route)
        for _ in 0..<Self.mostRounds {
            guard !busyResources.isEmpty else { return }
            let (wait, way) = waitForResources(within: horizon, at: route.site)
            await run(way)
            if !busyResources.isEmpty, await !isEndedOutside(wait, within: .seconds(60), at: route.site) {
                break
            }
            await run(route)
        }
        reportBusyResources(within: horizon, at: route.site)
    }

    private func waitForResources(within horizon: Duration?, at site: CallSite) -> (ClockMove, Route) {
        let areIdle = { self.busyResources.isEmpty }
        let end = now.advanced(by: min(horizon ?? .longest, .longest))
        return (
            .watch(areIdle, within: .zero, isRequired: horizon == nil),
            .untilQuiet(or: areIdle, by: end, at: site)
        )
    }

    /// A wait without an end of its own fails if it cannot be met; that after a tap ends as with work that is due
    /// later.
    private func reportBusyResources(within horizon: Duration?, at site: CallSite) {
        let busy = busyResources
        guard horizon == nil, !busy.isEmpty else { return }
        ClockFailure.resourcesBusy(busy.map(\.description), at: now).record(at: site)
    }
}
