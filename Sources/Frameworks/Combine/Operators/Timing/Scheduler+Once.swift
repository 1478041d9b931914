/// A scheduler whose later closures can be cancelled, so that one that runs once need not be one that repeats.
protocol OnceScheduler: Scheduler {
    func scheduleOnce(
        after date: SchedulerTimeType, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure once, after an interval, unless it is cancelled before.
    @usableFromInline func scheduleOnce(
        in interval: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        scheduleOnce(after: now.advanced(by: interval), interval: interval, options: options, action)
    }

    /// Runs a closure once, at a date, unless it is cancelled before.
    ///
    /// Schedulers can only cancel what repeats, so one of others is asked for that, and it is cancelled as it runs.
    /// On the clock it runs once, so that a wait for one-shot work waits for it.
    @usableFromInline func scheduleOnce(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let own = self as? any OnceScheduler {
            return scheduleOnce(on: own, after: date, options: options, action)
        }
        let isDone = OnceFlag()
        return schedule(after: date, interval: interval, tolerance: minimumTolerance, options: options) {
            if isDone.set() { action() }
        }
    }

    private func scheduleOnce<Own: OnceScheduler>(
        on scheduler: Own, after date: SchedulerTimeType, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // It is this scheduler, so its types are the same.
        guard let date = date as? Own.SchedulerTimeType else { preconditionFailure("\(date)") }
        return scheduler.scheduleOnce(after: date, options: options as? Own.SchedulerOptions, action)
    }
}

/// Whether something has happened, which may happen on several threads.
private final class OnceFlag {
    private let lock = Lock()
    private var isSet = false

    /// Sets it; returns whether it was not set.
    func set() -> Bool {
        lock.withLock {
            defer { isSet = true }
            return !isSet
        }
    }
}
