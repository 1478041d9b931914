extension Publishers {
    /// A publisher of the values up to the first that does not meet a condition.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
                DecidingRelay(subscriber, "PrefixWhile") { predicate($0) ? .pass($0) : .finish })
        }
    }
}

extension Publisher {
    /// Publishes the values up to the first that does not meet a condition, and finishes there.
    @inlinable
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}
