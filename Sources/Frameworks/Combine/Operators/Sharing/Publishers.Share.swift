extension Publishers {
    /// A publisher whose subscribers share one subscription to another one, from the first of them to the last.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// What the publisher may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to once.
        public let upstream: Upstream

        @usableFromInline let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            shared.subscribe(subscriber)
        }

        /// Whether two are the same object.
        @inlinable public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Shares one subscription, from the first subscriber to the last.
    @inlinable public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
