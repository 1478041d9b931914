extension Publishers {
    /// A publisher of the values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// What the publishers send.
        public typealias Output = A.Output
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
            let relay = MergeRelay(subscriber, count: 2)
            a.attach(relay.lane(0))
            b.attach(relay.lane(1))
        }

        /// Sends the values of another publisher as well.
        @inlinable public func merge<P: Publisher>(with p: P) -> Publishers.Merge3<A, B, P>
        where P.Failure == Failure, P.Output == Output {
            .init(a, b, p)
        }

        /// Sends the values of other publishers as well.
        @inlinable
        public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge4<A, B, P, Q>
        where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
            .init(a, b, p, q)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with p: P, _ q: Q, _ r: R
        ) -> Publishers.Merge5<A, B, P, Q, R>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output
        {
            .init(a, b, p, q, r)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
            with p: P, _ q: Q, _ r: R, _ s: S
        ) -> Publishers.Merge6<A, B, P, Q, R, S>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output, S.Failure == Failure, S.Output == Output
        {
            .init(a, b, p, q, r, s)
        }

        /// Sends the values of other publishers as well.
        @inlinable public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
            with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
        ) -> Publishers.Merge7<A, B, P, Q, R, S, T>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output, S.Failure == Failure, S.Output == Output,
            T.Failure == Failure, T.Output == Output
        {
            .init(a, b, p, q, r, s, t)
        }

        /// Sends the values of other publishers as well.
        @inlinable
        public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
            with p: P,
            _ q: Q,
            _ r: R,
            _ s: S,
            _ t: T,
            _ u: U
        ) -> Publishers.Merge8<A, B, P, Q, R, S, T, U>
        where
            P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
            R.Failure == Failure, R.Output == Output, S.Failure == Failure, S.Output == Output,
            T.Failure == Failure, T.Output == Output, U.Failure == Failure, U.Output == Output
        {
            .init(a, b, p, q, r, s, t, u)
        }
    }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}
