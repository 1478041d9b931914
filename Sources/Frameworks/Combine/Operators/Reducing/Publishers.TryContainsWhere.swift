extension Publishers {
    /// A publisher of whether a value meets a condition, which fails if that throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Bool
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
                ReducingRelay(subscriber, "TryContainsWhere", false, result: { $0 }) {
                    state, input in
                    state.value = try predicate(input)
                    return state.value
                })
        }
    }
}

extension Publisher {
    /// Publishes whether a value meets a condition; fails if that throws.
    @inlinable public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
