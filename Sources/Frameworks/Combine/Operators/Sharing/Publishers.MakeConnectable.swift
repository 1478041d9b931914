extension Publishers {
    /// A publisher that sends nothing until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// What the publisher may fail with.
        public typealias Failure = Upstream.Failure

        @usableFromInline let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream) {
            shared = upstream.multicast { PassthroughSubject() }
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            shared.subscribe(subscriber)
        }

        /// Begins to send values.
        ///
        /// - Returns: what ends this.
        @inlinable public func connect() -> any Cancellable { shared.connect() }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher that sends nothing until it is connected.
    @inlinable public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
