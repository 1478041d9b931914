import Foundation
import TimeLapse

/// The run loop runs closures on the virtual clock, in its default mode: not while a finger scrolls.
extension TimeLapse::RunLoop: Scheduler, OnceScheduler {
    /// Options of a closure; there are none.
    public struct SchedulerOptions: Sendable {}

    /// The clock's date.
    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current.date) }

    /// Nothing: virtual time is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure when the clock next moves, if only by zero.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Only the scheduler uses it from here on.
        nonisolated(unsafe) let action = action
        perform { action() }
    }

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
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
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
        // Only the scheduler uses it from here on.
        nonisolated(unsafe) let action = action
        let timer = TimeLapse::Timer(
            fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
        ) { _ in action() }
        add(timer, forMode: .default)
        return AnyCancellableTimer(timer)
    }
}

/// A timer, as something that can be cancelled.
struct AnyCancellableTimer: Cancellable {
    private let timer: TimeLapse::Timer

    init(_ timer: TimeLapse::Timer) { self.timer = timer }

    func cancel() { timer.invalidate() }
}
