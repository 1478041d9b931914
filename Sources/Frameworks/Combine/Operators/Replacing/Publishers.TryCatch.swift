extension Publishers {
    /// A publisher that goes on with another one in place of a failure, unless the closure that makes that throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What makes the other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes the publisher, as its operator does.
        @inlinable
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let handler = handler
            upstream.attach(
                CatchRelay(subscriber, "TryCatch", mapError: { $0 }) { error in
                    Result { try handler(error) }
                })
        }
    }
}

extension Publisher {
    /// Goes on with another publisher in place of a failure; fails if the closure throws.
    ///
    /// - Parameter handler: makes the publisher of the error.
    @inlinable public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
