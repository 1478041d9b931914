extension Publishers {
    /// A publisher of the values that meet a condition, which fails if that throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether a value meets the condition.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let isIncluded = isIncluded
            upstream.attach(
                DecidingRelay(subscriber, "TryFilter") { input in
                    try isIncluded(input) ? .pass(input) : .skip
                })
        }
    }
}

extension Publisher {
    /// Publishes the values that meet a condition; fails if it throws.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.TryFilter {
    /// Publishes the values that meet another condition as well.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Publishes the values that meet another condition as well; fails if that throws.
    @inlinable public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}
