extension Publishers {
    /// A publisher of the first value that meets a condition.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
            // The name is what Apple's is called, too.
            upstream.attach(
                ReducingRelay(subscriber, "TryFirst", nil as Upstream.Output?, result: { $0 }) {
                    state, input in
                    guard predicate(input) else { return false }
                    state.value = input
                    return true
                })
        }
    }
}

extension Publisher {
    /// Publishes the first value that meets a condition, and finishes.
    @inlinable public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
