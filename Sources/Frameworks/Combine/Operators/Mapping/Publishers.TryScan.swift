extension Publishers {
    /// A publisher of what a closure makes of its last result and of each value, which fails if that throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What the closure gets with the first value.
        public let initialResult: Output
        /// What makes the values.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let next = nextPartialResult
            let result = Memory(initialResult)
            upstream.attach(
                TryMapRelay(
                    subscriber, "TryScan", failsAgain: false,
                    {
                        result.value = try next(result.value, $0)
                        return result.value
                    }, parts: { [("downstream", subscriber), ("status", $0), ("result", result.value)] }))
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of its last result and of each value; fails if it throws.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
