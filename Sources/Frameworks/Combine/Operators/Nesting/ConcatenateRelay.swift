/// Sends on what one publisher sends, and then what another one does.
@usableFromInline
final class ConcatenateRelay<Suffix: Publisher, Downstream: Subscriber>: Subscription, LaneReceiver, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let lock = Lock()
    @usableFromInline let downstream: Downstream
    @usableFromInline @exclusivity(unchecked) var suffix: Suffix?
    @usableFromInline @exclusivity(unchecked) var current = 0
    @usableFromInline @exclusivity(unchecked) var connection = Connection.awaited
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @inlinable var name: String { "Concatenate" }

    @inlinable init(_ downstream: Downstream, _ suffix: Suffix) {
        (self.downstream, self.suffix) = (downstream, suffix)
    }

    /// The subscriber of the first publisher.
    @inlinable var first: Through<Downstream.Input, Failure> { lane(0) }

    @inlinable func lane(_ number: Int) -> Through<Downstream.Input, Failure> {
        receiver(of: number, hasParts: false) { self.receive($0, of: number) }
    }

    @inlinable func receive(_ subscription: any Subscription, of lane: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard lane == current, connection.isAwaited else { return nil }
            connection = .made(subscription)
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if lane == 0 {
            downstream.receive(subscription: self)
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    @inlinable func receive(_ input: Downstream.Input, of lane: Int) -> Subscribers.Demand {
        let isWanted = lock.withLock {
            guard lane == current, connection.subscription != nil, demand > .none else { return false }
            demand -= 1
            return true
        }
        guard isWanted else { return .none }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
        let (isCurrent, next): (Bool, Suffix?) = lock.withLock {
            guard lane == current, connection.subscription != nil else { return (false, nil) }
            _ = connection.end()
            defer { suffix = nil }
            guard case .finished = completion, let suffix else { return (true, nil) }
            current += 1
            connection = .awaited
            return (true, suffix)
        }
        guard isCurrent else { return }
        if let next {
            next.attach(self.lane(1))
        } else {
            downstream.receive(completion: completion)
        }
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return connection.subscription
        }
        upstream?.request(demand)
    }

    @inlinable func cancel() {
        let (upstream, suffix) = lock.withLock {
            defer { self.suffix = nil }
            return (connection.end(), self.suffix)
        }
        upstream?.cancel()
        withExtendedLifetime(suffix) {}
    }
}
