extension Publishers {
    /// A publisher of the completion alone.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Never
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
                Through(
                    "IgnoreOutput",
                    subscription: {
                        subscriber.receive(subscription: $0)
                        $0.request(.unlimited)
                    }, value: { _ in .none }, completion: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the completion alone.
    @inlinable public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
