extension Publishers {
    /// A publisher that goes on with another one in place of a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = NewPublisher.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let handler = handler
            upstream.attach(
                CatchRelay(subscriber, "Catch", mapError: { $0 }) { error in
                    .success(handler(error))
                })
        }
    }
}

extension Publisher {
    /// Goes on with another publisher in place of a failure.
    ///
    /// - Parameter handler: makes the publisher of the error.
    @inlinable public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
