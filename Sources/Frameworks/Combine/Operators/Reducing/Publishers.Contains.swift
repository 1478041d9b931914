extension Publishers {
    /// A publisher of whether a value is among those of another one.
    public struct Contains<Upstream: Publisher>: Publisher
    where Upstream.Output: Equatable {
        /// What it publishes.
        public typealias Output = Bool
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The value that is looked for.
        public let output: Upstream.Output

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let output = output
            upstream.attach(
                ReducingRelay(subscriber, "Contains", false, result: { $0 }) { state, input in
                    state.value = input == output
                    return state.value
                })
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Publishes whether there is an equal value, as soon as that is known.
    @inlinable public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
