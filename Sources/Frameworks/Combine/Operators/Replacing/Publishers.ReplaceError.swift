extension Publishers {
    /// A publisher of the values, and of one in place of a failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Never

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The value in its place.
        public let output: Output

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(ReplaceErrorRelay(subscriber, output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes a value in place of a failure, and finishes.
    @inlinable public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

@usableFromInline
final class ReplaceErrorRelay<Failure: Error, Downstream: Subscriber>: Relay<
    Downstream.Input, Failure, Downstream
>, Described
where Downstream.Failure == Never {
    @usableFromInline let output: Downstream.Input
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    /// Whether the value is sent as soon as it is wanted.
    @usableFromInline @exclusivity(unchecked) var isDone = false
    @inlinable var name: String { "ReplaceError" }

    @inlinable init(_ downstream: Downstream, _ output: Downstream.Input) {
        self.output = output
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let (isConnected, isWanted) = lock.withLock {
            let isWanted = demand > .none
            if connection.subscription != nil { demand -= 1 }
            return (connection.subscription != nil, isWanted)
        }
        guard isConnected else { return .none }
        guard isWanted else {
            CombineFailure.misuse("ReplaceError received a value that was not requested.").note()
            return .none
        }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
        guard endIfConnected() else { return }
        guard case .failure = completion else { return downstream.receive(completion: .finished) }
        let isWanted = lock.withLock {
            isDone = demand == .none
            return !isDone
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
            self.demand += demand
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
