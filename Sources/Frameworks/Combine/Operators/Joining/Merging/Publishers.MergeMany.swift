extension Publishers {
    /// A publisher of the values of any number of publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// What the publishers send.
        public typealias Output = Upstream.Output
        /// What the publishers may fail with.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher of several ones.
        @inlinable public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher of several ones.
        @inlinable public init<S: Swift::Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let relay = MergeRelay(subscriber, count: publishers.count)
            for (number, publisher) in publishers.enumerated() { publisher.attach(relay.lane(number)) }
        }

        /// Sends the values of another publisher as well.
        @inlinable public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
