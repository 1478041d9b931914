extension Publishers {
    /// A publisher that keeps values until they are wanted.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// How many values it keeps at most.
        public let size: Int
        /// How many values it requests.
        public let prefetch: Publishers.PrefetchStrategy
        /// What becomes of values when it is full.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            size: Int,
            prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(BufferRelay(subscriber, self))
        }
    }
}

extension Publisher {
    /// Keeps values until they are wanted.
    ///
    /// - Parameters:
    ///   - size: how many values it keeps at most.
    ///   - prefetch: how many values it requests.
    ///   - whenFull: what becomes of values when it is full.
    @inlinable public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
