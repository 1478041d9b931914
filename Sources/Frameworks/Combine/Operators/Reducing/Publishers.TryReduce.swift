extension Publishers {
    /// A publisher of what a closure has made of its last result and of each value, which fails if that throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What the closure gets with the first value.
        public let initial: Output
        /// What makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let next = nextPartialResult
            upstream.attach(
                ReducingRelay(subscriber, "TryReduce", initial, result: { $0 }) {
                    state, input in
                    state.value = try next(state.value, input)
                    return false
                })
        }
    }
}

extension Publisher {
    /// Publishes what a closure has made of its last result and of each value; fails if it throws.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
