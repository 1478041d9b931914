extension Publishers {
    /// A publisher of the first value that meets a condition, which fails if that throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether a value meets the condition.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let predicate = predicate
            upstream.attach(
                ReducingRelay(
                    subscriber, "TryFirstWhere", nil as Upstream.Output?, result: { $0 }
                ) { state, input in
                    guard try predicate(input) else { return false }
                    state.value = input
                    return true
                })
        }
    }
}

extension Publisher {
    /// Publishes the first value that meets a condition; fails if that throws.
    @inlinable
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
    {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
