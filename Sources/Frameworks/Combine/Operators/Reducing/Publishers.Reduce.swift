extension Publishers {
    /// A publisher of what a closure makes of its last result and of each value, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What the closure gets with the first value.
        public let initial: Output
        /// What makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let next = nextPartialResult
            upstream.attach(
                ReducingRelay(subscriber, "Reduce", initial, result: { $0 }) { state, input in
                    state.value = next(state.value, input)
                    return false
                })
        }
    }
}

extension Publisher {
    /// Publishes what a closure has made of its last result and of each value, when all are there.
    ///
    /// - Parameters:
    ///   - initialResult: what the closure gets with the first value.
    ///   - nextPartialResult: makes the next result.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
