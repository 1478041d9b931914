extension Publishers {
    /// A publisher of the last value that meets a condition.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
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
                ReducingRelay(subscriber, "LastWhere", nil as Upstream.Output?, result: { $0 }) {
                    state, input in
                    if predicate(input) { state.value = input }
                    return false
                })
        }
    }
}

extension Publisher {
    /// Publishes the last value that meets a condition when all are there.
    @inlinable public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
