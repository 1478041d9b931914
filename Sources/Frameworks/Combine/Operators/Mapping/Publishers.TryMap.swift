extension Publishers {
    /// A publisher of what a closure makes of each value, which fails if that throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What makes the values.
        public let transform: (Upstream.Output) throws -> Output

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(TryMapRelay(subscriber, "TryMap", failsAgain: true, transform))
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value; fails if it throws.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryMap {
    /// Publishes what a closure makes of each value.
    @inlinable public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        tryMap(transform)
    }

    /// Publishes what a closure makes of each value; fails if it throws.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}
