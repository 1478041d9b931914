extension Publishers {
    /// A publisher of the greatest value.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether one value is less than another.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let isLess = areInIncreasingOrder
            upstream.attach(
                ReducingRelay(subscriber, "Comparison", nil as Upstream.Output?, result: { $0 }) {
                    state, input in
                    if state.value.map({ isLess($0, input) }) ?? true { state.value = input }
                    return false
                })
        }
    }
}

extension Publisher {
    /// Publishes the greatest value when all are there, by a comparison.
    @inlinable public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Comparison<Self>
    {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the least value when all are there, by a comparison.
    @inlinable public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Comparison<Self>
    {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the greatest value when all are there.
    @inlinable public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Publishes the least value when all are there.
    @inlinable public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
