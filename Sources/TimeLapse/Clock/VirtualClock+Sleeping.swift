import FailureReporting

extension VirtualClock: Clock {
    /// The type of the time between two instants.
    public typealias Duration = Swift.Duration

    /// The smallest step of the clock: one attosecond, as virtual time is exact.
    public var minimumResolution: Duration {
        Duration(attoseconds: 1)
    }

    /// Suspends the task until the clock reaches `deadline`; if it has passed, yields to other tasks.
    ///
    /// Callable from any actor, and through `any Clock<Duration>`. If the test's own task sleeps, the clock moves to
    /// `deadline`, as by `await advance(to: deadline)`, since nothing else would move it.
    ///
    /// - Parameter tolerance: how late it may be; unused, as virtual time is exact.
    /// - Throws: `CancellationError`, as soon as the task is cancelled; nothing stays scheduled then.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleep(until: deadline, site: nil)
    }
}

extension VirtualClock {
    /// Suspends the task until `deadline`, on behalf of code at `site`.
    nonisolated(nonsending) func sleep(until deadline: Instant, site: CallSite?) async throws {
        if status.stage != .open { try await sleepAfterEnd() }
        try Task.checkCancellation()
        guard deadline > now else {
            // Yields nevertheless: a task that only sleeps for zero seconds must not block all others.
            await Task.giveWay()
            return
        }
        let sleeper = Sleeper(until: deadline, site: site)
        noteSleeper(sleeper)
        defer { forgetSleeper(sleeper) }
        do {
            try await sleep(sleeper, site: site)
        } catch let disturbance as Sleeper.Disturbance {
            disturbance.failure.record()
            throw CancellationError()
        }
    }

    nonisolated(nonsending) private func sleep(_ sleeper: Sleeper, site: CallSite?) async throws {
        let isOfTest = isTestTask
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                guard sleeper.begin(continuation) else { return }
                let alarm = Sleeper.Alarm(sleeper)
                let origin = WorkOrigin(name: "sleeping task", site: site)
                let work = schedule(at: sleeper.deadline, every: nil, origin) {
                    alarm.ring()
                }
                sleeper.attach(work)
                if isOfTest { rouse(sleeper, at: sleeper.deadline, site: site) }
            }
        } onCancel: {
            sleeper.end(isCancelled: true)
        }
    }

    private func noteSleeper(_ sleeper: Sleeper) {
        guard let id = sleeper.taskID else { return }
        state.withLock { $0.sleepers[id] = sleeper }
    }

    private func forgetSleeper(_ sleeper: Sleeper) {
        guard let id = sleeper.taskID else { return }
        state.withLock { $0.sleepers[id] = nil }
    }
}
