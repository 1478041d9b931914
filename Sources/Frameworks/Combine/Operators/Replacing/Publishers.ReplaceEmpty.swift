extension Publishers {
    /// A publisher of the values, or of one if there are none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The value in their place.
        public let output: Output

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(ReplaceEmptyRelay(subscriber, output))
        }

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes a value if there are none.
    @inlinable public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

@usableFromInline
final class ReplaceEmptyRelay<Downstream: Subscriber>: PassingRelay<Downstream>, Described {
    @usableFromInline let output: Downstream.Input
    @usableFromInline @exclusivity(unchecked) var isEmpty = true
    @usableFromInline @exclusivity(unchecked) var isWanted = false
    /// Whether the value is sent as soon as it is wanted.
    @usableFromInline @exclusivity(unchecked) var isDone = false
    @inlinable var name: String { "ReplaceEmpty" }

    @inlinable init(_ downstream: Downstream, _ output: Downstream.Input) {
        self.output = output
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let isConnected = lock.withLock {
            isEmpty = false
            return connection.subscription != nil
        }
        return isConnected ? downstream.receive(input) : .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard endIfConnected() else { return }
        guard isEmpty, case .finished = completion else { return downstream.receive(completion: completion) }
        let isWanted = lock.withLock {
            isDone = !self.isWanted
            return self.isWanted
        }
        if isWanted { send() }
    }

    @inlinable func send() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let isDone = lock.withLock {
            isWanted = true
            defer { self.isDone = false }
            return self.isDone
        }
        if isDone { send() } else { super.request(demand) }
    }

    @inlinable override func cancel() {
        lock.withLock { isDone = false }
        super.cancel()
    }
}
