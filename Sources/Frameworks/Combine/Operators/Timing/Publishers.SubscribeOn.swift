extension Publishers {
    /// A publisher that subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let (upstream, relay) = (upstream, SubscribeOnRelay(subscriber, scheduler, options))
            scheduler.schedule(options: options) { upstream.attach(relay) }
        }
    }
}

extension Publisher {
    /// Subscribes, requests and cancels on a scheduler.
    @inlinable public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

@usableFromInline
final class SubscribeOnRelay<Downstream: Subscriber, Context: Scheduler>: PassingRelay<Downstream>, Described
{
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?
    @inlinable var name: String { "SubscribeOn" }

    @inlinable init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        (self.scheduler, self.options) = (scheduler, options)
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isConnected ? downstream.receive(input) : .none
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        guard let upstream else { return }
        scheduler.schedule(options: options) { upstream.request(demand) }
    }

    @inlinable override func cancel() {
        // Before the subscription there is nothing to cancel.
        let upstream = lock.withLock { connection.isAwaited ? nil : connection.end() }
        guard let upstream else { return }
        scheduler.schedule(options: options) { upstream.cancel() }
    }
}
