extension Publishers {
    /// A publisher of two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// What it publishes.
        public typealias Output = (Output0, Output1)
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// A property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// A property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let (keyPath0, keyPath1) = (keyPath0, keyPath1)
            upstream.attach(
                Through(subscriber, "ValueForKeys", parts: [("keyPath0", keyPath0), ("keyPath1", keyPath1)]) {
                    subscriber.receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
                })
        }
    }
}

extension Publisher {
    /// Publishes two properties of each value.
    @inlinable public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}
