import Foundation

/// Sends on what the publishers send that a closure makes of each value.
///
/// With limited demand each of them is asked for one value at a time, which waits here until it is wanted.
@usableFromInline
final class FlatMapRelay<Input, Child: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    LaneReceiver, Described
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    @usableFromInline typealias Failure = Child.Failure

    @usableFromInline let lock = Lock()
    /// Held while the downstream is called, which is told one thing after another.
    @usableFromInline let order = NSRecursiveLock()
    @usableFromInline let downstream: Downstream
    @usableFromInline let limit: Subscribers.Demand
    @usableFromInline let transform: (Input) -> Child
    @usableFromInline @exclusivity(unchecked) var outer = Connection.awaited
    /// The subscriptions of the publishers, by the order in which they came.
    @usableFromInline @exclusivity(unchecked) var children: [Int: any Subscription] = [:]
    @usableFromInline @exclusivity(unchecked) var childCount = 0
    /// How many publishers have yet to send their subscriptions.
    @usableFromInline @exclusivity(unchecked) var awaited = 0
    @usableFromInline @exclusivity(unchecked) var waiting = Queue<(lane: Int, value: Child.Output)>()
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    /// Whether values that have waited are being sent, so that new ones line up behind them.
    @usableFromInline @exclusivity(unchecked) var isDraining = false
    @usableFromInline @exclusivity(unchecked) var isOver = false
    @usableFromInline @exclusivity(unchecked) var isFailing = false
    @usableFromInline @exclusivity(unchecked) var isCancelled = false
    @inlinable var name: String { "FlatMap" }

    @inlinable
    init(_ downstream: Downstream, _ limit: Subscribers.Demand, _ transform: @escaping (Input) -> Child) {
        (self.downstream, self.limit, self.transform) = (downstream, limit, transform)
    }

    // MARK: The upstream

    @inlinable func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard outer.isAwaited, !isCancelled else { return false }
            outer = .made(subscription)
            return true
        }
        if isFirst { subscription.request(limit) } else { subscription.cancel() }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        let lane: Int? = lock.withLock {
            if isOver || isCancelled || outer.isEnded { return nil }
            awaited += 1
            childCount += 1
            return childCount
        }
        guard let lane else { return .none }
        transform(input).attach(receiver(of: lane) { self.receive($0, of: lane) })
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        let isRepeated = lock.withLock {
            guard !isFailing else { return true }
            _ = outer.end()
            return false
        }
        if isRepeated {
            return CombineFailure.misuse("FlatMap received a second failure while it cancels its publishers.")
                .note()
        }
        switch completion {
        case .finished: finishIfDone()
        case .failure: fail(completion)
        }
    }

    // MARK: The publishers

    @inlinable func receive(_ subscription: any Subscription, of lane: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard children[lane] == nil, !isOver, !isCancelled else { return nil }
            awaited -= 1
            children[lane] = subscription
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
        guard let demand else { return subscription.cancel() }
        subscription.request(demand)
    }

    @inlinable func receive(_ input: Child.Output, of lane: Int) -> Subscribers.Demand {
        let (mustSend, isUnlimited) = lock.withLock {
            if isCancelled { return (false, false) }
            if demand == .none || isDraining {
                waiting.append((lane, input))
                return (false, false)
            }
            defer { demand -= 1 }
            return (true, demand == .unlimited)
        }
        guard mustSend else { return .none }
        send(input)
        return isUnlimited ? .none : .max(1)
    }

    @inlinable func send(_ input: Child.Output) {
        order.lock()
        let more = downstream.receive(input)
        order.unlock()
        if more > .none { lock.withLock { demand += more } }
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
        guard case .finished = completion else {
            _ = lock.withLock { children.removeValue(forKey: lane) }
            return fail(completion)
        }
        let upstream = lock.withLock {
            _ = children.removeValue(forKey: lane)
            return limit == .unlimited ? nil : outer.subscription
        }
        upstream?.request(.max(1))
        finishIfDone()
    }

    // MARK: The end

    @inlinable func finishIfDone() {
        let isDone = lock.withLock {
            guard !isOver, !isCancelled, !isDraining, outer.isEnded, children.isEmpty, awaited == 0,
                waiting.isEmpty
            else { return false }
            isOver = true
            return true
        }
        if isDone { send(completion: .finished) }
    }

    @inlinable func fail(_ completion: Subscribers.Completion<Failure>) {
        let ended: [any Subscription]? = lock.withLock {
            if isOver || isCancelled { return nil }
            (isOver, isFailing) = (true, true)
            return takeChildren()
        }
        guard let ended else { return }
        for child in ended { child.cancel() }
        lock.withLock { isFailing = false }
        send(completion: completion)
    }

    @inlinable func send(completion: Subscribers.Completion<Failure>) {
        order.lock()
        downstream.receive(completion: completion)
        order.unlock()
    }

    @inlinable func takeChildren() -> [any Subscription] {
        defer {
            children = [:]
            waiting = Queue()
        }
        return children.sorted { $0.key < $1.key }.map(\.value)
    }

    // MARK: The downstream

    @inlinable func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let mustDrain = lock.withLock {
            guard !isCancelled else { return false }
            self.demand += demand
            defer { isDraining = true }
            return !isDraining
        }
        guard mustDrain else { return }
        while let (input, upstream) = takeWaiting() {
            send(input)
            upstream?.request(.max(1))
        }
        let unlimited: [any Subscription] = lock.withLock {
            demand == .unlimited ? children.sorted { $0.key < $1.key }.map(\.value) : []
        }
        for upstream in unlimited { upstream.request(.unlimited) }
        finishIfDone()
    }

    @inlinable func takeWaiting() -> (Child.Output, (any Subscription)?)? {
        lock.withLock {
            guard demand > .none, let (lane, value) = waiting.takeFirst() else {
                isDraining = false
                return nil
            }
            let isLimited = demand != .unlimited
            demand -= 1
            return (value, isLimited ? children[lane] : nil)
        }
    }

    @inlinable func cancel() {
        let (ended, upstream) = lock.withLock {
            isCancelled = true
            return (takeChildren(), outer.end())
        }
        for child in ended { child.cancel() }
        upstream?.cancel()
    }
}
