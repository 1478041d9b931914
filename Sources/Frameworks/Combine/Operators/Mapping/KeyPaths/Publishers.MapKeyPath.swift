extension Publishers {
    /// A publisher of the property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// A property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let keyPath = keyPath
            upstream.attach(
                Through(subscriber, "ValueForKey", parts: [("keyPath", keyPath)]) {
                    subscriber.receive($0[keyPath: keyPath])
                })
        }
    }
}

extension Publisher {
    /// Publishes the property of each value.
    @inlinable public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}
