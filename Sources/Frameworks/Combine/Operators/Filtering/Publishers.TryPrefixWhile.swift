extension Publishers {
    /// A publisher of the values up to the first that does not meet a condition, which fails if that throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
                DecidingRelay(subscriber, "TryPrefixWhile") { input in
                    try predicate(input) ? .pass(input) : .finish
                })
        }
    }
}

extension Publisher {
    /// Publishes the values up to the first that does not meet a condition; fails if that throws.
    @inlinable public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
