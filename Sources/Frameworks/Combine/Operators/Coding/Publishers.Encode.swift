extension Publishers {
    /// A publisher of what an encoder makes of each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// What it publishes.
        public typealias Output = Coder.Output
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let coder = coder
            upstream.attach(CodingRelay(subscriber, "Encode") { try coder.encode($0) })
        }

        @usableFromInline let coder: Coder

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, encoder: Coder) {
            (self.upstream, coder) = (upstream, encoder)
        }
    }
}

extension Publisher where Output: Encodable {
    /// Publishes what an encoder makes of each value; fails if that throws.
    @inlinable public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
