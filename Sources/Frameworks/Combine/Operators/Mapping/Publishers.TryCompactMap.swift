extension Publishers {
    /// A publisher of what a closure makes of each value, without `nil`, which fails if that throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What makes the values.
        public let transform: (Upstream.Output) throws -> Output?

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let transform = transform
            upstream.attach(
                DecidingRelay(subscriber, "TryCompactMap") { input in
                    try transform(input).map { .pass($0) } ?? .skip
                })
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value, without `nil`; fails if it throws.
    @inlinable public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// Publishes what a closure makes of each value, without `nil`; fails if it throws.
    @inlinable public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}
