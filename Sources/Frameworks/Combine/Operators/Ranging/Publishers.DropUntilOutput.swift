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
        @inlinable public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let relay = DropUntilRelay(subscriber)
            subscriber.receive(subscription: relay)
            other.attach(relay.other())
            upstream.attach(relay)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Publishes the values after another publisher has sent one; finishes if that ends without one.
    @inlinable
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

@usableFromInline
final class DropUntilRelay<Downstream: Subscriber>: PassingRelay<Downstream>, Described {
    @usableFromInline @exclusivity(unchecked) var otherConnection = Connection.awaited
    @usableFromInline @exclusivity(unchecked) var isOpen = false
    @usableFromInline @exclusivity(unchecked) var isCancelled = false
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @inlinable var name: String { "DropUntilOutput" }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        let demand = lock.withLock { self.demand }
        if demand > .none { subscription.request(demand) }
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let (isOpen, isWanted) = lock.withLock {
            defer { if !self.isOpen { demand -= 1 } }
            return (self.isOpen && !isCancelled, self.isOpen || demand > .none)
        }
        if !isWanted {
            CombineFailure.misuse("DropUntilOutput received a value that was not requested.").note()
        }
        return isOpen ? downstream.receive(input) : .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let (isCancelled, other) = lock.withLock {
            if !self.isCancelled { _ = connection.end() }
            return (self.isCancelled, otherConnection.end())
        }
        guard !isCancelled else { return }
        other?.cancel()
        downstream.receive(completion: completion)
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return connection.subscription
        }
        upstream?.request(demand)
    }

    @inlinable override func cancel() {
        let (upstream, other) = lock.withLock {
            isCancelled = true
            return (connection.end(), otherConnection.end())
        }
        upstream?.cancel()
        other?.cancel()
    }

    /// The subscriber of the publisher that opens this one.
    @inlinable func other<Input>() -> Through<Input, Downstream.Failure> {
        Through(
            name, identifiedBy: combineIdentifier,
            subscription: { subscription in
                let isFirst = self.lock.withLock {
                    guard self.otherConnection.isAwaited, !self.isCancelled else { return false }
                    self.otherConnection = .made(subscription)
                    return true
                }
                if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
            },
            value: { _ in
                self.lock.withLock {
                    guard !self.isCancelled else { return }
                    self.isOpen = true
                    self.otherConnection = .awaited
                }
                return .none
            }, completion: { self.endWithOther($0) })
    }

    @inlinable func endWithOther(_ completion: Subscribers.Completion<Downstream.Failure>) {
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
