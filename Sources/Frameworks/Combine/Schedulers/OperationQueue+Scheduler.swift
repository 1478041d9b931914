import TimeLapse

/// An operation queue runs closures as operations, on the virtual clock.
extension TimeLapse::OperationQueue: Scheduler, DateScheduler {
    /// A moment of an operation queue as a scheduler: a date of the clock.
    public typealias SchedulerTimeType = TimeLapse::RunLoop.SchedulerTimeType

    /// Options of a closure; there are none.
    public struct SchedulerOptions: Sendable {}

    var timerMode: TimeLapse::RunLoop.Mode { .common }

    /// Adds a closure as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Only the scheduler uses it from here on.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    func fire(_ action: @escaping @Sendable () -> Void) {
        if self === TimeLapse::OperationQueue.main { action() } else { addOperation(action) }
    }
}
