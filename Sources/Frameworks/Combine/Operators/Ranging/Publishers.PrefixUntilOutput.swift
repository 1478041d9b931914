extension Publishers {
    /// A publisher of the values until another publisher sends one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
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
            let relay = PrefixUntilOutputRelay(subscriber)
            other.attach(relay.other())
            upstream.attach(unnamed: relay)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Publishes values until another publisher sends one, and finishes there.
    @inlinable
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

@usableFromInline
final class PrefixUntilOutputRelay<Downstream: Subscriber>: PassingRelay<Downstream> {
    @usableFromInline @exclusivity(unchecked) var otherConnection = Connection.awaited

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isConnected ? downstream.receive(input) : .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let (isConnected, other) = lock.withLock {
            let isConnected = connection.subscription != nil
            _ = connection.end()
            return (isConnected, otherConnection.end())
        }
        other?.cancel()
        if isConnected { downstream.receive(completion: completion) }
    }

    @inlinable override func cancel() {
        let (upstream, other) = lock.withLock { (connection.end(), otherConnection.end()) }
        upstream?.cancel()
        other?.cancel()
    }

    /// The subscriber of the publisher that ends this one.
    @inlinable func other<Input, Failure: Error>() -> Receiver<Input, Failure> {
        Receiver(
            combineIdentifier,
            subscription: { subscription in
                let isFirst = self.lock.withLock {
                    guard self.otherConnection.isAwaited else { return false }
                    self.otherConnection = .made(subscription)
                    return true
                }
                if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
            },
            value: { _ in
                self.finish()
                return .none
            },
            completion: { _ in _ = self.lock.withLock { self.otherConnection.end() } })
    }

    @inlinable func finish() {
        let (isOpen, upstream): (Bool, (any Subscription)?) = lock.withLock {
            guard otherConnection.subscription != nil else { return (false, nil) }
            _ = otherConnection.end()
            return (!connection.isEnded, connection.end())
        }
        upstream?.cancel()
        if isOpen { downstream.receive(completion: .finished) }
    }
}
