extension Publishers {
    /// A publisher of the values of the latest publisher that it gets.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// What it publishes.
        public typealias Output = P.Output
        /// What it may fail with.
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = SwitchRelay<P, S>(subscriber)
            subscriber.receive(subscription: relay)
            upstream.attach(relay)
        }
    }
}

extension Publisher where Output: Publisher {
    /// Publishes the values of the latest of its publishers, which may fail as it may.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }

    /// Publishes the values of the latest of its publishers, which never fail.
    @inlinable public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        > where Output.Failure == Never
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the values of the latest of its publishers, which may fail.
    @inlinable public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }

    /// Publishes the values of the latest of its publishers; none of them fails.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Never {
        Publishers.SwitchToLatest(upstream: self)
    }
}
