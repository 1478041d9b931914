extension Publishers {
    /// A publisher of whether a value meets a condition.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Bool
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether a value meets the condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let predicate = predicate
            upstream.attach(
                ReducingRelay(subscriber, "ContainsWhere", false, result: { $0 }) { state, input in
                    state.value = predicate(input)
                    return state.value
                })
        }
    }
}

extension Publisher {
    /// Publishes whether a value meets a condition, as soon as that is known.
    @inlinable
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}
