extension Publishers {
    /// A publisher that fails with what a closure makes of the error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What makes the error.
        public let transform: (Upstream.Failure) -> Failure

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let transform = transform
            upstream.attach(
                Through(
                    subscriber, "MapError", value: { subscriber.receive($0) },
                    completion: { subscriber.receive(completion: $0.mapError(transform)) }))
        }

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            self.init(upstream: upstream, transform: map)
        }
    }
}

extension Publisher {
    /// Fails with what a closure makes of the error.
    @inlinable
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }
}
