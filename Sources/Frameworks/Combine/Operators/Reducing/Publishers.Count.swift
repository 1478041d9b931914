extension Publishers {
    /// A publisher of how many values there are.
    public struct Count<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Int
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(
                ReducingRelay(subscriber, "Count", 0, result: { $0 }) { state, input in
                    state.value += 1
                    return false
                })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes how many values there were, when all are there.
    @inlinable public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
