import FailureReporting

extension VirtualClock {
    /// How many jobs of tasks weigh as much as one piece of work, where a chain is taken for one without end.
    private static let jobsPerFiring = 10

    /// Lets the tasks that know the clock come to rest, so that it shows what they wait for.
    @MainActor
    package func settleTasks() async {
        if ConcurrencyRuntime.isHooked { _ = await settle(at: nil) }
    }

    /// As ``settleTasks()``, for what is not async: the tasks run at once, inside of the call.
    @MainActor
    package func runTasks() {
        var jobs = 0
        _ = runTasks(at: nil, jobs: &jobs)
    }

    /// Lets the tasks that know the clock run, inside of the call, until each of them is done, or waits.
    ///
    /// It is what ``settle(at:)`` is for callers that cannot suspend themselves. Jobs of other worlds stay where they
    /// are. It costs next to nothing where there are no jobs.
    ///
    /// - Parameter jobs: how many have run in this instant so far.
    /// - Returns: whether it came to rest; if not, the reason has been recorded.
    @MainActor
    func runTasks(at site: CallSite?, jobs: inout Int) -> Bool {
        guard let queue = existingTaskQueue, !queue.isEmpty else { return true }
        let limit = jobLimit
        let (rest, count) = queue.drain(limit: max(0, limit - jobs))
        jobs += count
        guard case .givenUp(let culprit) = rest else { return true }
        ClockFailure.tasksNeverRest(culprit: culprit, jobs: limit, at: now, pending: pendingReport)
            .record(at: site)
        return false
    }

    /// How many jobs may run in a row before they are taken for a chain without end.
    private var jobLimit: Int {
        let (limit, overflow) = runawayLimit.multipliedReportingOverflow(by: Self.jobsPerFiring)
        return overflow ? .max / 2 : limit
    }

    /// Lets the tasks that know the clock run until each of them is done, or waits for the clock or for something
    /// that none of them will bring about.
    ///
    /// The rule is exact. All jobs of these tasks stand in one line, those of the main actor, of other actors and
    /// of none, and this returns when the line is empty: nothing waits in it, and nothing runs that could still add
    /// to it. What tasks do outside of the line, on a real dispatch queue or on a thread, is not waited for.
    ///
    /// - Returns: whether it came to that; if not, the reason has been recorded.
    @MainActor
    func settle(at site: CallSite?) async -> Bool {
        // A task that was on the main actor before it knew the clock joins the line by hopping there again.
        if TaskQueue.current == nil { await Task.yield() }
        guard let queue = TaskQueue.current else {
            ClockFailure.tasksUnknown.record(at: site)
            return false
        }
        let limit = jobLimit
        switch await queue.rest(limit: limit) {
        case .reached: return true
        case .givenUp(let culprit):
            ClockFailure.tasksNeverRest(culprit: culprit, jobs: limit, at: now, pending: pendingReport)
                .record(at: site)
            return false
        }
    }
}
