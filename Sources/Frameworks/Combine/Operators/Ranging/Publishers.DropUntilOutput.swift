extension Publishers {
    /// A publisher of the values after another publisher has sent one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Makes the publisher, as its operator does.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = DropUntilRelay(subscriber)
            subscriber.receive(subscription: relay)
            other.subscribe(relay.other())
            upstream.subscribe(relay)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Publishes the values after another publisher has sent one; finishes if that ends without one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

private final class DropUntilRelay<Downstream: Subscriber>: Relay<
    Downstream.Input, Downstream.Failure, Downstream
>, Described
{
    private var otherConnection = Connection.awaited
    private var isOpen = false
    private var isCancelled = false
    private var demand = Subscribers.Demand.none
    var name: String { "DropUntilOutput" }

    override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        let demand = lock.withLock { self.demand }
        if demand > .none { subscription.request(demand) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let (isOpen, isWanted) = lock.withLock {
            defer { if !self.isOpen { demand -= 1 } }
            return (self.isOpen && !isCancelled, self.isOpen || demand > .none)
        }
        if !isWanted {
            CombineFailure.misuse("DropUntilOutput received a value that was not requested.").record()
        }
        return isOpen ? downstream.receive(input) : .none
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let (isCancelled, other) = lock.withLock {
            if !self.isCancelled { _ = connection.end() }
            return (self.isCancelled, otherConnection.end())
        }
        guard !isCancelled else { return }
        other?.cancel()
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return connection.subscription
        }
        upstream?.request(demand)
    }

    override func cancel() {
        let (upstream, other) = lock.withLock {
            isCancelled = true
            return (connection.end(), otherConnection.end())
        }
        upstream?.cancel()
        other?.cancel()
    }

    /// The subscriber of the publisher that opens this one.
    func other<Input>() -> AnyRelaySubscriber<Input, Downstream.Failure> {
        AnyRelaySubscriber(
            combineIdentifier,
            subscription: { subscription in
                let isFirst = self.lock.withLock {
                    guard self.otherConnection.isAwaited, !self.isCancelled else { return false }
                    self.otherConnection = .made(subscription)
                    return true
                }
                if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
            },
            value: {
                self.lock.withLock {
                    guard !self.isCancelled else { return }
                    self.isOpen = true
                    self.otherConnection = .awaited
                }
            }, completion: { self.endWithOther($0) })
    }

    private func endWithOther(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (isPassed, upstream): (Bool, (any Subscription)?) = lock.withLock {
            if isOpen || isCancelled { return (false, nil) }
            _ = otherConnection.end()
            return (true, connection.subscription == nil ? nil : connection.end())
        }
        guard isPassed else { return }
        upstream?.cancel()
        downstream.receive(completion: completion)
    }
}
