import FailureReporting

// The end of a test: tasks and work that still wait would wait forever, and retain their captures.
extension VirtualClock {
    /// How many jobs run at the end before tasks that ignore their cancellation are given up.
    private static let jobsAtEnd = 10_000

    /// Whether actions of scheduled work are called to release timers and the like, instead of firing them.
    ///
    /// Only `true` within one synchronous call on the main actor, so that no other test sees it.
    @MainActor package private(set) static var isLettingGo = false

    /// Stops recording failures in this world.
    @MainActor
    package func beginEnding() {
        FailureRecorder.installSilence { VirtualClock.current.status.stage != .open }
        status.stage = .closing
    }

    /// From now on, tasks that sleep on the clock never resume.
    @MainActor
    package func finishEnding() {
        status.stage = .closed
    }

    /// Whether any task has begun in the clock's world, or sleeps on the clock.
    package var hasHadTasks: Bool {
        existingTaskQueue?.hasHadTasks.load(ordering: .relaxed) == true
            || state.withLock { !$0.sleepers.isEmpty }
    }

    /// Ends all scheduled work: timers release their blocks and targets, blocks and calls are dropped.
    ///
    /// - Parameter sparesAnimations: whether animations continue, to end in better order with their windows.
    @MainActor
    package func endScheduledWork(sparesAnimations: Bool) {
        WaitingOperations.forget(self)
        forgetResources()
        guard hasScheduledWork else { return }
        // Objects that the work retains are released outside the lock: their deinitializers may call the
        // clock.
        let removed = state.withLock { state in
            sparesAnimations ? state.agenda.removeAllButAnimations() : state.agenda.removeAll()
        }
        Self.isLettingGo = true
        for entry in removed where entry.origin.kind == .object { entry.action() }
        Self.isLettingGo = false
    }

    /// Cancels tasks, and runs them until each of them is done or waits for something outside of all tasks; then ends
    /// the work that they have scheduled.
    ///
    /// - Parameter sparesAnimations: as of ``endScheduledWork(sparesAnimations:)``.
    @MainActor
    package func endTasks(sparesAnimations: Bool) async {
        guard ConcurrencyRuntime.isHooked else { return }
        cancelTasks()
        // As in `settle(at:)`, but a task that runs on and on is not a failure here.
        if TaskQueue.current == nil { await Task.yield() }
        _ = await TaskQueue.current?.rest(limit: Self.jobsAtEnd)
        endScheduledWork(sparesAnimations: sparesAnimations)
    }

    /// Does the same without a suspension: tasks of other actors may be left, and never resume.
    @MainActor
    package func endTasksNow(sparesAnimations: Bool) {
        guard ConcurrencyRuntime.isHooked else { return }
        cancelTasks()
        _ = existingTaskQueue?.drain(limit: Self.jobsAtEnd)
        endScheduledWork(sparesAnimations: sparesAnimations)
    }

    /// Sleeps after the test has ended: throws `CancellationError`. A task that ignores it yields, so that others can
    /// end; once the clock is closed, it never resumes.
    nonisolated(nonsending) func sleepAfterEnd() async throws {
        await Task.giveWay()
        if status.stage == .closed {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        throw CancellationError()
    }
}
