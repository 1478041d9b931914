import FailureReporting

// The clock stands still until it is told to move, and a test that sleeps can tell nobody. So it is taken at its word:
// its own sleep moves the clock. Tasks that it begins wait to be moved, as all others do.
extension VirtualClock {
    /// The task that runs a test.
    struct TestTask: Sendable {
        let id: UInt64?
        /// `nil` if tasks cannot be read.
        let handle: TaskHandle?
    }

    /// Notes that the task which asks is the one that runs the test.
    package func adoptTestTask() {
        let task = TestTask(id: TaskHandle.currentID, handle: TaskHandle.current)
        // Let go outside the lock: with a task goes what it returned.
        let former = state.withLock { state -> TestTask? in
            state.rescues = 0
            defer { state.testTask = task }
            return state.testTask
        }
        withExtendedLifetime(former) {}
    }

    /// Notes that the task which asks, if it runs the test, does so no more.
    func resignTestTask() {
        guard isTestTask else { return }
        // Let go outside the lock: with a task goes what it returned.
        let former = state.withLock { $0.testTask.take() }
        withExtendedLifetime(former) {}
    }

    /// Whether the task that asks runs the test.
    var isTestTask: Bool {
        guard let task = state.withLock({ $0.testTask?.id }) else { return false }
        return task == TaskHandle.currentID
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
}
