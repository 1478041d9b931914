extension Publishers {
    /// A publisher of the greatest value, which fails if the comparison throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether one value is less than another.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let isLess = areInIncreasingOrder
            upstream.attach(
                ReducingRelay(
                    subscriber, "TryComparison", nil as Upstream.Output?, result: { $0 }
                ) { state, input in
                    if try state.value.map({ try isLess($0, input) }) ?? true { state.value = input }
                    return false
                })
        }
    }
}

extension Publisher {
    /// Publishes the greatest value when all are there; fails if the comparison throws.
    @inlinable public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the least value when all are there; fails if the comparison throws.
    @inlinable public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}
