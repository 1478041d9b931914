extension Publishers {
    /// A publisher of tuples of the latest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// A tuple of values.
        public typealias Output = (A.Output, B.Output)
        /// What the publishers may fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Makes the publisher, as its operator does.
        @inlinable public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let (aValues, bValues) = (Lane<A.Output>(), Lane<B.Output>())
            let relay = TupleRelay(subscriber, [aValues, bValues], isZip: false) {
                (aValues.latest, bValues.latest)
            }
            relay.begin()
            a.attach(relay.lane(0, aValues))
            b.attach(relay.lane(1, bValues))
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
