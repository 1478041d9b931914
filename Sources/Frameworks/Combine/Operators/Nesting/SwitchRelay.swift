/// Sends on what the latest of the upstream's publishers sends.
@usableFromInline
final class SwitchRelay<Child: Publisher, Downstream: Subscriber>: Relay<Child, Child.Failure, Downstream>,
    LaneReceiver, Described
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    @usableFromInline typealias Failure = Child.Failure

    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var inner: (any Subscription)?
    @usableFromInline @exclusivity(unchecked) var latest = 0
    /// Whether there is an inner publisher that has not ended.
    @usableFromInline @exclusivity(unchecked) var hasInner = false
    @usableFromInline @exclusivity(unchecked) var isOuterDone = false
    @usableFromInline @exclusivity(unchecked) var isCancelled = false
    @inlinable var name: String { "SwitchToLatest" }

    @inlinable override func receive(subscription: any Subscription) {
        if connect(to: subscription) { subscription.request(.unlimited) }
    }

    @inlinable override func receive(_ input: Child) -> Subscribers.Demand {
        let (lane, former): (Int?, (any Subscription)?) = lock.withLock {
            if isCancelled || isOuterDone { return (nil, nil) }
            latest += 1
            hasInner = true
            defer { inner = nil }
            return (latest, inner)
        }
        guard let lane else { return .none }
        former?.cancel()
        input.attach(receiver(of: lane) { self.receive($0, of: lane) })
        return .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
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

    @inlinable func receive(_ subscription: any Subscription, of lane: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard lane == latest, inner == nil, !isCancelled else { return nil }
            inner = subscription
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    @inlinable func receive(_ input: Child.Output, of lane: Int) -> Subscribers.Demand {
        let (isCurrent, isWanted) = lock.withLock {
            guard lane == latest, !isCancelled else { return (false, false) }
            defer { demand -= 1 }
            return (true, demand > .none)
        }
        guard isCurrent else { return .none }
        guard isWanted else {
            CombineFailure.misuse("SwitchToLatest received a value that was not requested.").note()
            return .none
        }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
        let (isCurrent, hadInner, isDone) = lock.withLock {
            guard lane == latest, !isCancelled, hasInner else { return (false, true, false) }
            defer { (hasInner, inner) = (false, nil) }
            return (true, inner != nil, isOuterDone)
        }
        guard hadInner else { return CombineFailure.beforeSubscription(name, "a completion").note() }
        guard isCurrent else { return }
        if case .failure = completion {
            lock.withLock { isCancelled = true }
            end()?.cancel()
            downstream.receive(completion: completion)
        } else if isDone {
            downstream.receive(completion: completion)
        }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let inner = lock.withLock {
            self.demand += demand
            return self.inner
        }
        inner?.request(demand)
    }

    @inlinable override func cancel() {
        let (inner, outer) = lock.withLock {
            isCancelled = true
            defer { self.inner = nil }
            return (self.inner, connection.end())
        }
        inner?.cancel()
        outer?.cancel()
    }
}
