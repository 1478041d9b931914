import FailureReporting

// The end of a test: what still waits would wait for ever, and keep alive what it holds.
extension VirtualClock {
    /// How many jobs of tasks are run at the end before those that ignore their cancellation are given up.
    private static let jobsAtEnd = 10_000

    /// Whether the actions of what is on a clock are called to have timers and the like let go, in place of firing.
    ///
    /// True within one synchronous call on the main actor alone, so that no other test sees it.
    @MainActor package private(set) static var isLettingGo = false

    /// Has nothing recorded any more that happens in this world.
    @MainActor
    package func beginEnding() {
        FailureRecorder.installSilence { VirtualClock.current.status.stage != .open }
        status.stage = .closing
    }

    /// Has what still goes on suspend for ever, where it waits for the clock.
    @MainActor
    package func finishEnding() {
        status.stage = .closed
    }

    /// Ends all that waits: timers let go of their blocks and targets, pending blocks and calls are dropped, and tasks
    /// are cancelled and run to their end.
    ///
    /// - Parameter sparesAnimations: whether animations go on, as what they hold is ended in better order with their
    ///   windows.
    @MainActor
    package func endAllWork(sparesAnimations: Bool) async {
        endScheduledWork(sparesAnimations: sparesAnimations)
        await endTasks()
        // Tasks may have begun other work before they came to their end.
        endScheduledWork(sparesAnimations: sparesAnimations)
    }

    @MainActor
    private func endScheduledWork(sparesAnimations: Bool) {
        // What the work holds on to is let go outside the lock: freeing it may come back to the clock.
        let removed = state.withLock { state in
            sparesAnimations ? state.agenda.removeAllButAnimations() : state.agenda.removeAll()
        }
        Self.isLettingGo = true
        for entry in removed where entry.origin.kind == .object { entry.action() }
        Self.isLettingGo = false
    }

    /// Cancels tasks, and lets them run until each of them is over or waits for something that none of them will
    /// bring about.
    @MainActor
    private func endTasks() async {
        guard ConcurrencyRuntime.isHooked else { return }
        cancelTasks()
        // As in `settle(at:)`, but one that goes on and on is no failure any more.
        if TaskQueue.current == nil { await Task.yield() }
        _ = await TaskQueue.current?.rest(limit: Self.jobsAtEnd)
    }

    /// Sleeping after the test has ended: the task is told that it is cancelled. One that does not listen gives way,
    /// so that it keeps no other from its end; and when all have had their chance, it does not come back.
    nonisolated(nonsending) func sleepAfterEnd() async throws {
        await Task.giveWay()
        if status.stage == .closed {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        throw CancellationError()
    }
}
