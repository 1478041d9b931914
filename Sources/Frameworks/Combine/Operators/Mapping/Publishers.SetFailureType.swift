extension Publishers {
    /// A publisher that never fails, as one that may.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// What it publishes.
        public typealias Output = Upstream.Output

        /// The publisher whose values it gets.
        public let upstream: Upstream

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(
                Through(
                    subscriber, "SetFailureType", value: { subscriber.receive($0) },
                    completion: { _ in subscriber.receive(completion: .finished) }))
        }

        /// The same values, as of a publisher that may fail in another way.
        @inlinable
        public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
            Publishers.SetFailureType<Upstream, E>(upstream: upstream)
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
    /// The same values, as of a publisher that may fail.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
