extension Publishers {
    /// A publisher of the values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
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

        /// Makes the publisher, as its operator does.
        @inlinable public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let relay = MergeRelay(subscriber, count: 3)
            a.attach(relay.lane(0))
            b.attach(relay.lane(1))
            c.attach(relay.lane(2))
        }

        /// Sends the values of another publisher as well.
        @inlinable public func merge<P: Publisher>(with p: P) -> Publishers.Merge4<A, B, C, P>
        where P.Failure == Failure, P.Output == Output {
            .init(a, b, c, p)
        }

        /// Sends the values of other publishers as well.
        @inlinable
        public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge5<A, B, C, P, Q>
        where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
            .init(a, b, c, p, q)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with p: P, _ q: Q, _ r: R
        ) -> Publishers.Merge6<A, B, C, P, Q, R>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output
        {
            .init(a, b, c, p, q, r)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
            with p: P, _ q: Q, _ r: R, _ s: S
        ) -> Publishers.Merge7<A, B, C, P, Q, R, S>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output, S.Failure == Failure, S.Output == Output
        {
            .init(a, b, c, p, q, r, s)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
            with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
        ) -> Publishers.Merge8<A, B, C, P, Q, R, S, T>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output, S.Failure == Failure, S.Output == Output,
            T.Failure == Failure, T.Output == Output
        {
            .init(a, b, c, p, q, r, s, t)
        }
    }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
