extension Publishers {
    /// A publisher of what a closure makes of each value, without `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What makes the values.
        public let transform: (Upstream.Output) -> Output?

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let transform = transform
            upstream.attach(
                Through(subscriber, "CompactMap") { transform($0).map(subscriber.receive) ?? .max(1) })
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value, without `nil`.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Publishes what a closure makes of each value, without `nil`.
    @inlinable public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Publishes what a closure makes of each value.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
    }
}
