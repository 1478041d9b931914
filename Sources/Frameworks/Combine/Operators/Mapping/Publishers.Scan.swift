extension Publishers {
    /// A publisher of what a closure makes of its last result and of each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What the closure gets with the first value.
        public let initialResult: Output
        /// What makes the values.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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
                Through(subscriber, "Scan", parts: [("downstream", subscriber), ("result", result.value)]) {
                    result.value = next(result.value, $0)
                    return subscriber.receive(result.value)
                })
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of its last result and of each value.
    ///
    /// - Parameters:
    ///   - initialResult: what the closure gets with the first value.
    ///   - nextPartialResult: makes the next result.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
