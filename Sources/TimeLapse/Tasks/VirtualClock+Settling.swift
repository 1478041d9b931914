import FailureReporting

extension VirtualClock {
    /// How many jobs of tasks count as one callback towards the limit of endless work.
    private static let jobsPerFiring = 10

    /// Runs the clock's tasks until all are idle, so that the work they wait for is scheduled.
    @MainActor
    package func settleTasks() async {
        // Mostly there is nothing to wait for.
        if existingTaskQueue?.isAtRestButForCaller == true { return }
        if ConcurrencyRuntime.isHooked { _ = await settle(at: nil) }
    }

    /// As ``settleTasks()``, but synchronous: the tasks run inside of the call.
    @MainActor
    package func runTasks() {
        var jobs = 0
        _ = runTasks(at: nil, jobs: &jobs)
    }

    /// Runs the clock's tasks, inside of the call, until each of them is done, or waits.
    ///
    /// The synchronous form of ``settle(at:)``. Jobs of other worlds are left alone. It costs next to nothing without
    /// jobs.
    ///
    /// - Parameter jobs: how many have run in this instant so far.
    /// - Returns: whether all tasks are idle; if not, a failure has been recorded.
    @MainActor
    func runTasks(at site: CallSite?, jobs: inout Int) -> Bool {
        guard let queue = existingTaskQueue, !queue.isEmpty else { return true }
        let limit = jobLimit
        let (rest, count) = queue.drain(limit: max(0, limit - jobs))
        jobs += count
        guard case .givenUp(let culprit) = rest else { return true }
        report(runaway: culprit, after: limit, at: site)
        return false
    }

    /// How many jobs may run in a row before they count as endless.
    private var jobLimit: Int {
        let (limit, overflow) = runawayLimit.multipliedReportingOverflow(by: Self.jobsPerFiring)
        return overflow ? .max / 2 : limit
    }

    /// Runs the clock's tasks until each of them is done, or waits for the clock or for something outside of all tasks.
    ///
    /// The rule is exact. All jobs of these tasks are in one queue, those of the main actor, of other actors and of
    /// none. This returns when no job is ready and none is running that could add another. Work outside of the queue,
    /// on a real dispatch queue or a thread, is not waited for.
    ///
    /// - Returns: whether all tasks are idle; if not, a failure has been recorded.
    @MainActor
    func settle(at site: CallSite?) async -> Bool {
        // A task that was on the main actor before it entered the world joins the queue by hopping there
        // again.
        if TaskQueue.current == nil { await Task.yield() }
        guard let queue = TaskQueue.current else {
            ClockFailure.tasksUnknown.record(at: site)
            return false
        }
        let limit = jobLimit
        switch await queue.rest(limit: limit) {
        case .reached: return true
        case .givenUp(let culprit):
            report(runaway: culprit, after: limit, at: site)
            return false
        }
    }

    /// Records that tasks never end, once for each that keeps running.
    @MainActor
    private func report(runaway culprit: String?, after jobs: Int, at site: CallSite?) {
        guard status.isUnreported(culprit ?? "") else { return }
        ClockFailure.tasksNeverRest(culprit: culprit, jobs: jobs, at: now, pending: pendingReport)
            .record(at: site)
    }
}
