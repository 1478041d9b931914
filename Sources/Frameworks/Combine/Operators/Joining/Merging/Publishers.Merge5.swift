extension Publishers {
    /// A publisher of the values of five publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        /// What the publishers send.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E

        /// Makes the publisher, as its operator does.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let relay = MergeRelay(subscriber, count: 5)
            a.attach(relay.lane(0))
            b.attach(relay.lane(1))
            c.attach(relay.lane(2))
            d.attach(relay.lane(3))
            e.attach(relay.lane(4))
        }

        /// Sends the values of another publisher as well.
        @inlinable public func merge<P: Publisher>(with p: P) -> Publishers.Merge6<A, B, C, D, E, P>
        where P.Failure == Failure, P.Output == Output {
            .init(a, b, c, d, e, p)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher>(
            with p: P, _ q: Q
        ) -> Publishers.Merge7<A, B, C, D, E, P, Q>
        where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
            .init(a, b, c, d, e, p, q)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with p: P, _ q: Q, _ r: R
        ) -> Publishers.Merge8<A, B, C, D, E, P, Q, R>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output
        {
            .init(a, b, c, d, e, p, q, r)
        }
    }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
