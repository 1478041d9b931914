extension Publishers {
    /// A publisher of arrays of so many values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = [Upstream.Output]
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// How many values an array has; the last may have less.
        public let count: Int

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(CountingRelay(subscriber, count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes arrays of so many values; the last may have less.
    @inlinable public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

@usableFromInline
final class CountingRelay<Input, Downstream: Subscriber>: Relay<
    Input, Downstream.Failure, Downstream
>,
Described
where Downstream.Input == [Input] {
    @inlinable var name: String { "CollectByCount" }
    @usableFromInline let count: Int
    @usableFromInline @exclusivity(unchecked) var buffer: [Input] = []

    @inlinable var parts: [Mirror.Child] {
        let (upstream, buffer) = lock.withLock { (connection.subscription, self.buffer) }
        return [
            ("downstream", downstream), ("upstreamSubscription", upstream as Any), ("buffer", buffer),
            ("count", count),
        ]
    }

    @inlinable init(_ downstream: Downstream, _ count: Int) {
        self.count = count
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        let full: [Input]? = lock.withLock {
            guard connection.subscription != nil else { return nil }
            buffer.append(input)
            guard buffer.count >= count else { return nil }
            defer { buffer = [] }
            return buffer
        }
        return full.map { downstream.receive($0) * count } ?? .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let rest = lock.withLock {
            _ = connection.end()
            defer { buffer = [] }
            return buffer
        }
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        if CombineFailure.isPositive(demand, of: name) { super.request(demand * count) }
    }

    @inlinable override func cancel() {
        let rest = lock.withLock {
            defer { buffer = [] }
            return buffer
        }
        withExtendedLifetime(rest) { super.cancel() }
    }
}
