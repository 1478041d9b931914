extension Publishers {
    /// A publisher of tuples of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// A tuple of values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// What the publishers may fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Makes the publisher, as its operator does.
        @inlinable public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let (aValues, bValues, cValues) = (Lane<A.Output>(), Lane<B.Output>(), Lane<C.Output>())
            let relay = TupleRelay(subscriber, [aValues, bValues, cValues], isZip: false) {
                (aValues.latest, bValues.latest, cValues.latest)
            }
            relay.begin()
            a.attach(relay.lane(0, aValues))
            b.attach(relay.lane(1, bValues))
            c.attach(relay.lane(2, cValues))
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
