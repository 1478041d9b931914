extension Publishers {
    /// A publisher that subscribes again when its upstream has failed.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// How many times it does; `nil` for always.
        public let retries: Int?

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            // It has a limit unless it is negative.
            let retries = retries.flatMap { $0 < 0 ? nil : $0 }
            upstream.attach(RetryRelay(upstream, subscriber, retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again to the publisher when it has failed, at most so many times.
    @inlinable public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

@usableFromInline
final class RetryRelay<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    @usableFromInline let lock = Lock()
    @usableFromInline let upstream: Upstream
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var retries: Int?
    @usableFromInline @exclusivity(unchecked) var connection = Connection.awaited
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var hasSubscription = false
    /// Whether it subscribes at the moment; a failure meanwhile makes it do so once more.
    @usableFromInline @exclusivity(unchecked) var isSubscribing = false
    @usableFromInline @exclusivity(unchecked) var mustSubscribe = false
    @inlinable var name: String { "Retry" }

    @inlinable init(_ upstream: Upstream, _ downstream: Downstream, _ retries: Int?) {
        (self.upstream, self.downstream, self.retries) = (upstream, downstream, retries)
    }

    @inlinable func receive(subscription: any Subscription) {
        let (isAwaited, isFirst, demand, downstream) = lock.withLock {
            let isAwaited = connection.isAwaited
            if isAwaited { connection = .made(subscription) }
            defer { hasSubscription = true }
            return (isAwaited, !hasSubscription, self.demand, self.downstream)
        }
        guard isAwaited else { return subscription.cancel() }
        if isFirst {
            downstream?.receive(subscription: self)
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let (downstream, isWanted) = lock.withLock {
            defer { if self.downstream != nil { demand -= 1 } }
            return (self.downstream, demand > .none)
        }
        guard let downstream else { return .none }
        guard isWanted else {
            CombineFailure.misuse("Retry received a value that was not requested.").note()
            return .none
        }
        let more = downstream.receive(input)
        guard more > .none else { return .none }
        let subscription = lock.withLock {
            demand += more
            return connection.subscription
        }
        subscription?.request(more)
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let isOver = lock.withLock {
            guard case .failure = completion, retries != 0, downstream != nil, !connection.isEnded else {
                return true
            }
            retries = retries.map { $0 - 1 }
            connection = .awaited
            mustSubscribe = true
            return false
        }
        if isOver { return finish(completion) }
        while lock.withLock({ beginToSubscribe() }) {
            upstream.attach(self)
            lock.withLock { isSubscribing = false }
        }
    }

    @inlinable func beginToSubscribe() -> Bool {
        guard mustSubscribe, !isSubscribing else { return false }
        (mustSubscribe, isSubscribing) = (false, true)
        return true
    }

    @inlinable func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    @inlinable func end() -> (connection: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            defer { downstream = nil }
            return (connection.end(), downstream)
        }
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let subscription = lock.withLock {
            if downstream != nil { self.demand += demand }
            return connection.subscription
        }
        subscription?.request(demand)
    }

    @inlinable func cancel() { end().connection?.cancel() }
}
