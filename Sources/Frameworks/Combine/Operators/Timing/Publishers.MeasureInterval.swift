extension Publishers {
    /// A publisher of the time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(MeasureRelay(subscriber, scheduler))
        }
    }
}

extension Publisher {
    /// Publishes the time between values.
    @inlinable public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

@usableFromInline
final class MeasureRelay<Input, Downstream: Subscriber, Context: Scheduler>: Relay<
    Input, Downstream.Failure, Downstream
>, Described
where Downstream.Input == Context.SchedulerTimeType.Stride {
    @usableFromInline let scheduler: Context
    @usableFromInline @exclusivity(unchecked) var last: Context.SchedulerTimeType?
    @inlinable var name: String { "MeasureInterval" }

    @inlinable init(_ downstream: Downstream, _ scheduler: Context) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        let now = scheduler.now
        lock.withLock { last = now }
        downstream.receive(subscription: self)
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        guard let upstream else { return .none }
        let now = scheduler.now
        let former = lock.withLock {
            defer { last = now }
            return last ?? now
        }
        let more = downstream.receive(former.distance(to: now))
        if more > .none { upstream.request(more) }
        return .none
    }
}
