extension Publishers {
    /// A publisher of the values of publishers that a closure makes of each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// What it publishes.
        public typealias Output = NewPublisher.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// How many publishers it is subscribed to at most.
        public let maxPublishers: Subscribers.Demand
        /// Makes the publishers.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let relay = FlatMapRelay(subscriber, maxPublishers, transform)
            subscriber.receive(subscription: relay)
            upstream.attach(relay)
        }
    }
}

extension Publisher {
    /// Publishes the values of publishers that a closure makes of each value.
    ///
    /// - Parameters:
    ///   - maxPublishers: how many publishers it is subscribed to at most.
    ///   - transform: makes a publisher of a value.
    @inlinable public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Publishes the values of publishers that never fail, which a closure makes of each value.
    @inlinable public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Publishes the values of publishers that may fail, which a closure makes of each value.
    @inlinable public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Publishes the values of publishers that a closure makes of each value; none of them fails.
    @inlinable public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
