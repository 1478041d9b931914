/// Sends on what one publisher sends, and then what another one does.
final class ConcatenateRelay<Suffix: Publisher, Downstream: Subscriber>: Subscription, LaneReceiver, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private var suffix: Suffix?
    private var current = 0
    private var connection = Connection.awaited
    private var demand = Subscribers.Demand.none
    var name: String { "Concatenate" }

    init(_ downstream: Downstream, _ suffix: Suffix) {
        (self.downstream, self.suffix) = (downstream, suffix)
    }

    /// The subscriber of the first publisher.
    var first: LaneSubscriber<Downstream.Input, ConcatenateRelay> { lane(0) }

    private func lane(_ number: Int) -> LaneSubscriber<Downstream.Input, ConcatenateRelay> {
        LaneSubscriber(self, number, name, hasParts: false) { self.receive($0, of: number) }
    }

    func receive(_ subscription: any Subscription, of lane: Int) {
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

    private func receive(_ input: Downstream.Input, of lane: Int) -> Subscribers.Demand {
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

    func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
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
            next.subscribe(self.lane(1))
        } else {
            downstream.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return connection.subscription
        }
        upstream?.request(demand)
    }

    func cancel() {
        let (upstream, suffix) = lock.withLock {
            defer { self.suffix = nil }
            return (connection.end(), self.suffix)
        }
        upstream?.cancel()
        withExtendedLifetime(suffix) {}
    }
}
