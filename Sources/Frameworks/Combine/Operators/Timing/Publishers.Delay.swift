extension Publishers {
    /// A publisher that sends values later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How late it may be.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(unnamed: DelayRelay(subscriber, self))
        }
    }
}

extension Publisher {
    /// Sends values and the completion later.
    ///
    /// - Parameters:
    ///   - interval: how much later.
    ///   - tolerance: how late it may be; virtual time is exact.
    ///   - scheduler: the scheduler.
    ///   - options: options of the scheduler.
    @inlinable public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

@usableFromInline
final class DelayRelay<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>: LaterRelay<
    Downstream
>
{
    @usableFromInline let delay: Publishers.Delay<Upstream, Context>

    @inlinable init(_ downstream: Downstream, _ delay: Publishers.Delay<Upstream, Context>) {
        self.delay = delay
        super.init(downstream)
    }

    @inlinable override func schedule(_ action: @escaping () -> Void) {
        delay.scheduler.schedule(
            after: delay.scheduler.now.advanced(by: delay.interval), tolerance: delay.tolerance,
            options: delay.options, action)
    }
}
