extension Publishers {
    /// A publisher of what a decoder makes of each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let coder = coder
            upstream.attach(CodingRelay(subscriber, "Decode") { try coder.decode(Output.self, from: $0) })
        }

        @usableFromInline let coder: Coder

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, decoder: Coder) {
            (self.upstream, coder) = (upstream, decoder)
        }
    }
}

extension Publisher {
    /// Publishes what a decoder makes of each value; fails if that throws.
    @inlinable public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
