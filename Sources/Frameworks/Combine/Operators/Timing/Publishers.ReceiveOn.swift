extension Publishers {
    /// A publisher that sends on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(ReceiveOnRelay(subscriber, scheduler, options))
        }
    }
}

extension Publisher {
    /// Sends values and the completion on a scheduler; on a queue that is when the clock next moves, if only by zero.
    @inlinable public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

@usableFromInline
final class ReceiveOnRelay<Downstream: Subscriber, Context: Scheduler>: LaterRelay<Downstream>,
    Described
{
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?
    @inlinable var name: String { "ReceiveOn" }

    @inlinable init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        (self.scheduler, self.options) = (scheduler, options)
        super.init(downstream)
    }

    @inlinable override func schedule(_ action: @escaping () -> Void) {
        scheduler.schedule(options: options, action)
    }
}
