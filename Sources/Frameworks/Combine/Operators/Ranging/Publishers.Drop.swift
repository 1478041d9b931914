extension Publishers {
    /// A publisher of the values after the first ones.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// How many values are dropped.
        public let count: Int

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let relay = DropRelay(subscriber, CombineFailure.notNegative(count, "dropFirst(_:)"))
            subscriber.receive(subscription: relay)
            upstream.attach(relay)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the values after the first ones.
    @inlinable public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

@usableFromInline
final class DropRelay<Downstream: Subscriber>: PassingRelay<Downstream>, Described {
    @usableFromInline @exclusivity(unchecked) var count: Int
    /// What was requested before there was a subscription.
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @inlinable var name: String { "Drop" }

    @inlinable init(_ downstream: Downstream, _ count: Int) {
        self.count = count
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        let demand = lock.withLock {
            defer { self.demand = .none }
            return self.demand + count
        }
        if demand > .none { subscription.request(demand) }
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let isDropped = lock.withLock {
            guard count > 0 else { return false }
            count -= 1
            return true
        }
        return isDropped ? .none : downstream.receive(input)
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        // Another publisher may go on with it, as with Apple's.
        let former = lock.withLock {
            defer { if !connection.isEnded { connection = .awaited } }
            return connection.subscription
        }
        withExtendedLifetime(former) { downstream.receive(completion: completion) }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let upstream = lock.withLock {
            if connection.isAwaited { self.demand += demand }
            return connection.subscription
        }
        upstream?.request(demand)
    }
}
