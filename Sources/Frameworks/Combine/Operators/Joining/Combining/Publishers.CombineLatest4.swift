extension Publishers {
    /// A publisher of tuples of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// A tuple of values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// What the publishers may fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Makes the publisher, as its operator does.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let (aValues, bValues) = (Lane<A.Output>(), Lane<B.Output>())
            let (cValues, dValues) = (Lane<C.Output>(), Lane<D.Output>())
            let relay = TupleRelay(subscriber, [aValues, bValues, cValues, dValues], isZip: false) {
                (aValues.latest, bValues.latest, cValues.latest, dValues.latest)
            }
            relay.begin()
            a.attach(relay.lane(0, aValues))
            b.attach(relay.lane(1, bValues))
            c.attach(relay.lane(2, cValues))
            d.attach(relay.lane(3, dValues))
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
