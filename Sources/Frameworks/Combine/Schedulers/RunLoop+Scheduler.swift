import TimeLapse

/// The run loop runs closures on the virtual clock, in its default mode: not while a finger scrolls.
extension TimeLapse::RunLoop: Scheduler, DateScheduler {
    /// Options of a closure; there are none.
    public struct SchedulerOptions: Sendable {}

    var timerMode: Mode { .default }

    /// Runs a closure when the clock next moves, if only by zero.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Only the scheduler uses it from here on.
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    func fire(_ action: @escaping @Sendable () -> Void) { action() }
}
