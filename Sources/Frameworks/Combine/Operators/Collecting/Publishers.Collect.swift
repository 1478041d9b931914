extension Publishers {
    /// A publisher of all values, as an array.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = [Upstream.Output]
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(
                ReducingRelay(subscriber, "Collect", [Upstream.Output](), result: { $0 }) { state, input in
                    state.value.append(input)
                    return false
                })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes all values as an array, when all are there.
    @inlinable public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
