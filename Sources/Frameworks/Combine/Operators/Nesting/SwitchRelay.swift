/// Sends on what the latest of the upstream's publishers sends.
final class SwitchRelay<Child: Publisher, Downstream: Subscriber>: Relay<Child, Child.Failure, Downstream>,
    LaneReceiver, Described
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    typealias Failure = Child.Failure

    private var demand = Subscribers.Demand.none
    private var inner: (any Subscription)?
    private var latest = 0
    /// Whether there is an inner publisher that has not ended.
    private var hasInner = false
    private var isOuterDone = false
    private var isCancelled = false
    var name: String { "SwitchToLatest" }

    override func receive(subscription: any Subscription) {
        if connect(to: subscription) { subscription.request(.unlimited) }
    }

    override func receive(_ input: Child) -> Subscribers.Demand {
        let (lane, former): (Int?, (any Subscription)?) = lock.withLock {
            if isCancelled || isOuterDone { return (nil, nil) }
            latest += 1
            hasInner = true
            defer { inner = nil }
            return (latest, inner)
        }
        guard let lane else { return .none }
        former?.cancel()
        input.subscribe(
            LaneSubscriber<Child.Output, SwitchRelay>(self, lane, name) { self.receive($0, of: lane) })
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        let (isPassed, former): (Bool, (any Subscription)?) = lock.withLock {
            if isCancelled { return (false, nil) }
            isOuterDone = true
            _ = connection.end()
            if case .finished = completion { return (!hasInner, nil) }
            hasInner = false
            defer { inner = nil }
            return (true, inner)
        }
        former?.cancel()
        if isPassed { downstream.receive(completion: completion) }
    }

    func receive(_ subscription: any Subscription, of lane: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard lane == latest, inner == nil, !isCancelled else { return nil }
            inner = subscription
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    private func receive(_ input: Child.Output, of lane: Int) -> Subscribers.Demand {
        let (isCurrent, isWanted) = lock.withLock {
            guard lane == latest, !isCancelled else { return (false, false) }
            defer { demand -= 1 }
            return (true, demand > .none)
        }
        guard isCurrent else { return .none }
        guard isWanted else {
            CombineFailure.misuse("SwitchToLatest received a value that was not requested.").record()
            return .none
        }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
        let (isCurrent, hadInner, isDone) = lock.withLock {
            guard lane == latest, !isCancelled, hasInner else { return (false, true, false) }
            defer { (hasInner, inner) = (false, nil) }
            return (true, inner != nil, isOuterDone)
        }
        guard hadInner else { return CombineFailure.beforeSubscription(name, "a completion").record() }
        guard isCurrent else { return }
        if case .failure = completion {
            lock.withLock { isCancelled = true }
            end()?.cancel()
            downstream.receive(completion: completion)
        } else if isDone {
            downstream.receive(completion: completion)
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let inner = lock.withLock {
            self.demand += demand
            return self.inner
        }
        inner?.request(demand)
    }

    override func cancel() {
        let (inner, outer) = lock.withLock {
            isCancelled = true
            defer { self.inner = nil }
            return (self.inner, connection.end())
        }
        inner?.cancel()
        outer?.cancel()
    }
}
