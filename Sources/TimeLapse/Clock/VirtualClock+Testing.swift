import FailureReporting

// The clock moves only when the test moves it, which a sleeping test cannot do. So a sleep in the test's own
// task moves the clock. Tasks that the test begins wait, as all others do.
extension VirtualClock {
    /// The task that runs a test.
    struct TestTask: Sendable {
        let id: UInt64?
        /// `nil` if tasks cannot be read.
        let handle: TaskHandle?
    }

    package func adoptTestTask() {
        replaceTestTask(TestTask(id: TaskHandle.currentID, handle: TaskHandle.current))
    }

    private func replaceTestTask(_ task: TestTask?) {
        // Released outside the lock: the task's result is freed with it.
        let former = state.withLock { state -> TestTask? in
            state.rescue = TestRescue()
            defer { state.testTask = task }
            return state.testTask
        }
        withExtendedLifetime(former) {}
    }

    /// Whether the tasks in which XCTest runs `async` methods are marked as those that run the test, each until it is
    /// done.
    ///
    /// XCTest begins a task for each such method, `setUp()` and `tearDown()` included, and then runs the main run loop.
    /// So it is the last task that began outside of all tasks when the main queue gets to run jobs.
    package var adoptsTasksOfXCTest: Bool {
        get { taskQueue.adoptsLastRoot.load(ordering: .relaxed) }
        set {
            taskQueue.adoptsLastRoot.store(newValue, ordering: .relaxed)
            if !newValue { replaceTestTask(nil) }
        }
    }

    /// Marks a task that is about to run as the one that runs the test, unless the marked one is not done.
    func adopt(_ handle: TaskHandle) {
        let isUnderWay = state.withLock { ($0.testTask?.handle).map { $0.state != .complete } ?? false }
        if !isUnderWay { replaceTestTask(TestTask(id: handle.id, handle: handle)) }
    }

    func resignTestTask() {
        guard isTestTask else { return }
        // Released outside the lock: the task's result is freed with it.
        let former = state.withLock { $0.testTask.take() }
        withExtendedLifetime(former) {}
    }

    var isTestTask: Bool {
        guard let task = state.withLock({ $0.testTask?.id }) else { return false }
        return task == TaskHandle.currentID
    }

    /// Moves the clock until a task that sleeps until `deadline` is awake, and runs tasks as they wake.
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
            // The run may have stopped early: its failure is recorded, and the test must not hang.
            sleeper.end(isCancelled: true)
        }
    }
}
