import Foundation
import TimeLapse

/// A scheduler whose moments are dates of the clock, and which waits for them by timers.
protocol DateScheduler: OnceScheduler where SchedulerTimeType == TimeLapse::RunLoop.SchedulerTimeType {
    /// The mode in which its timers fire.
    var timerMode: TimeLapse::RunLoop.Mode { get }
    /// Runs what a timer has fired for.
    func fire(_ action: @escaping @Sendable () -> Void)
}

extension DateScheduler {
    /// The clock's date.
    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current.date) }

    /// Nothing: virtual time is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure at a later moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = addTimer(after: date, every: nil, action)
    }

    /// Runs a closure at a later moment, and then again after each interval.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        addTimer(after: date, every: interval, action)
    }

    func scheduleOnce(
        after date: SchedulerTimeType, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        addTimer(after: date, every: nil, action)
    }

    private func addTimer(
        after date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?,
        _ action: @escaping () -> Void
    ) -> AnyCancellableTimer {
        // Only the scheduler uses them from here on.
        nonisolated(unsafe) let (scheduler, action) = (self, action)
        let timer = TimeLapse::Timer(
            fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
        ) { _ in scheduler.fire { action() } }
        TimeLapse::RunLoop.main.add(timer, forMode: timerMode)
        return AnyCancellableTimer(timer)
    }
}

/// A timer, as something that can be cancelled.
struct AnyCancellableTimer: Cancellable {
    private let timer: TimeLapse::Timer

    init(_ timer: TimeLapse::Timer) { self.timer = timer }

    func cancel() { timer.invalidate() }
}
