extension Publishers {
    /// A publisher of the values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Output, Output) -> Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let predicate = predicate
            let last = Memory<Output?>(nil)
            upstream.attach(
                DecidingRelay(subscriber, "RemoveDuplicates", parts: [("last", last.value as Any)]) { input in
                    defer { last.value = input }
                    return last.value.map { predicate($0, input) } ?? false ? .skip : .pass(input)
                })
        }
    }
}

extension Publisher {
    /// Publishes the values that differ from the one before.
    ///
    /// - Parameter predicate: whether two values are the same.
    @inlinable public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Publishes the values that differ from the one before.
    @inlinable public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
