import FailureReporting

// The clock stands still until it is told to move, and a test that sleeps can tell nobody. So it is taken at its word:
// its own sleep moves the clock. Tasks that it begins wait to be moved, as all others do.
extension VirtualClock {
    /// Notes that the task which asks is the one that runs the test.
    package func adoptTestTask() {
        let task = Self.currentTask
        state.withLock { $0.testTask = task }
    }

    /// Whether the task that asks runs the test.
    var isTestTask: Bool {
        guard let task = state.withLock({ $0.testTask }) else { return false }
        return task == Self.currentTask
    }

    /// Moves the clock until a task that sleeps until `deadline` is awake, and lets tasks run as they wake.
    func rouse(_ sleeper: Sleeper, at deadline: Instant, site: CallSite?) {
        Task { @MainActor in
            let site = site ?? CallSite(#fileID, #filePath, #line, #column)
            guard deadline.offset < .longest else {
                let wait = now.duration(to: deadline)
                ClockFailure.durationTooLong(wait, request: "A test that sleeps").record(at: site)
                return sleeper.end(isCancelled: true)
            }
            var route = Route.to(deadline, at: site)
            route.isOver = { sleeper.isOver }
            await run(route)
            // The clock gave up on something else: that has been recorded, and the test must not hang.
            sleeper.end(isCancelled: true)
        }
    }

    /// What tells the task that asks from all others that are alive; `nil` outside of tasks.
    private static var currentTask: Int? {
        withUnsafeCurrentTask { $0?.hashValue }
    }
}
