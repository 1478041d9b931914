import Dispatch
import TimeLapse

/// A queue runs closures on the virtual clock, exactly when they are due.
extension TimeLapse::DispatchQueue: Scheduler, OnceScheduler {
    /// Options of a closure, which make no difference here.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// Flags of the block.
        public var flags: DispatchWorkItemFlags
        /// A group that counts the closure until it has run.
        public var group: TimeLapse::DispatchGroup?

        /// Makes options.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            group: TimeLapse::DispatchGroup? = nil
        ) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The clock's time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Nothing: virtual time is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs a closure when the clock next moves, if only by zero.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        _ = add(action, in: .nanoseconds(0), every: nil, options)
    }

    /// Runs a closure at a later moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = add(action, in: now.distance(to: date), every: nil, options)
    }

    /// Runs a closure at a later moment, and then again after each interval.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // An interval of nothing would never let time pass.
        let interval = max(interval, .nanoseconds(1))
        return AnyCancellableWork(add(action, in: now.distance(to: date), every: interval, options))
    }

    func scheduleOnce(
        after date: SchedulerTimeType, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellableWork(add(action, in: now.distance(to: date), every: nil, options))
    }

    private func add(
        _ action: @escaping () -> Void, in delay: SchedulerTimeType.Stride,
        every interval: SchedulerTimeType.Stride?, _ options: SchedulerOptions?
    ) -> ScheduledWork {
        let group = options?.group
        group?.enter()
        // Only the scheduler uses it from here on.
        nonisolated(unsafe) let action = action
        return schedule(
            after: max(.zero, .nanoseconds(delay.magnitude)),
            every: interval.map { .nanoseconds($0.magnitude) }, at: nil
        ) {
            action()
            group?.leave()
        }
    }
}

/// Work on the clock, as something that can be cancelled.
struct AnyCancellableWork: Cancellable {
    private let work: ScheduledWork

    init(_ work: ScheduledWork) { self.work = work }

    func cancel() { work.cancel() }
}
