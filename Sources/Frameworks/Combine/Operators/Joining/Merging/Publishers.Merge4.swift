extension Publishers {
    /// A publisher of the values of four publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
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

        /// Makes the publisher, as its operator does.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let relay = MergeRelay(subscriber, count: 4)
            a.attach(relay.lane(0))
            b.attach(relay.lane(1))
            c.attach(relay.lane(2))
            d.attach(relay.lane(3))
        }

        /// Sends the values of another publisher as well.
        @inlinable public func merge<P: Publisher>(with p: P) -> Publishers.Merge5<A, B, C, D, P>
        where P.Failure == Failure, P.Output == Output {
            .init(a, b, c, d, p)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher>(
            with p: P, _ q: Q
        ) -> Publishers.Merge6<A, B, C, D, P, Q>
        where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
            .init(a, b, c, d, p, q)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with p: P, _ q: Q, _ r: R
        ) -> Publishers.Merge7<A, B, C, D, P, Q, R>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output
        {
            .init(a, b, c, d, p, q, r)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
            with p: P, _ q: Q, _ r: R, _ s: S
        ) -> Publishers.Merge8<A, B, C, D, P, Q, R, S>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output, S.Failure == Failure, S.Output == Output
        {
            .init(a, b, c, d, p, q, r, s)
        }
    }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
