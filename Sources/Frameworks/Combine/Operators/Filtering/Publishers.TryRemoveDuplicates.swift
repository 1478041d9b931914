extension Publishers {
    /// A publisher of the values that differ from the one before, which fails if the comparison throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = any Error

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Output, Output) throws -> Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let predicate = predicate
            let last = Memory<Output?>(nil)
            upstream.attach(
                DecidingRelay(
                    subscriber, "TryRemoveDuplicates", parts: [("last", last.value as Any)]
                ) { input in
                    defer { last.value = input }
                    return try last.value.map { try predicate($0, input) } ?? false ? .skip : .pass(input)
                })
        }
    }
}

extension Publisher {
    /// Publishes the values that differ from the one before; fails if the comparison throws.
    @inlinable public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
