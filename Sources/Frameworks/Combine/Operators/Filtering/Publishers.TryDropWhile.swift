extension Publishers {
    /// A publisher of the values from the first on that does not meet a condition, which fails if that throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
            upstream.attach(
                DropWhileRelay(subscriber, "TryDropWhile", isDropped: predicate))
        }
    }
}

extension Publisher {
    /// Publishes the values from the first on that does not meet a condition; fails if that throws.
    @inlinable
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
