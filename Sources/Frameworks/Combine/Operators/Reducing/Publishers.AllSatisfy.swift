extension Publishers {
    /// A publisher of whether all values meet a condition.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
                ReducingRelay(subscriber, "AllSatisfy", true, result: { $0 }) { state, input in
                    state.value = predicate(input)
                    return !state.value
                })
        }
    }
}

extension Publisher {
    /// Publishes whether all values meet a condition, as soon as that is known.
    @inlinable
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
