import Foundation
import TimeLapse

/// An operation queue runs closures as operations, on the virtual clock.
extension TimeLapse::OperationQueue: Scheduler, OnceScheduler {
    /// Options of a closure; there are none.
    public struct SchedulerOptions: Sendable {}

    /// The clock's date.
    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current.date) }

    /// Nothing: virtual time is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds a closure as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Only the scheduler uses it from here on.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds a closure as an operation at a later moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = addTimer(after: date, every: nil, action)
    }

    /// Adds a closure as an operation at a later moment, and then again after each interval.
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
        ) { [self] _ in
            if self === TimeLapse::OperationQueue.main { action() } else { addOperation { action() } }
        }
        TimeLapse::RunLoop.main.add(timer, forMode: .common)
        return AnyCancellableTimer(timer)
    }
}
