import Foundation

/// Makes tuples of the values of several upstreams: with `zip` of one value of each, with `combineLatest` of the last.
@usableFromInline final class TupleRelay<Downstream: Subscriber>: Subscription, LaneReceiver, Described {
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let lock = Lock()
    /// Held while the downstream is called, which is told one thing after another.
    @usableFromInline let order = NSRecursiveLock()
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline let lanes: [AnyLane]
    /// Makes a tuple of what is in the lanes, none of which is empty.
    @usableFromInline let tuple: () -> Downstream.Input
    /// Whether the values of a tuple are used up by it.
    @usableFromInline let isZip: Bool
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    /// Whether there is a tuple that was not wanted yet, of `combineLatest`.
    @usableFromInline @exclusivity(unchecked) var isWaiting = false
    /// What the downstream has requested while it receives a value, which goes to the sender by another way.
    @usableFromInline @exclusivity(unchecked) var demandMeanwhile = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var isSending = false
    @inlinable var name: String { isZip ? "Zip" : "CombineLatest" }

    @inlinable init(
        _ downstream: Downstream, _ lanes: [AnyLane], isZip: Bool, _ tuple: @escaping () -> Downstream.Input
    ) {
        (self.downstream, self.lanes, self.isZip, self.tuple) = (downstream, lanes, isZip, tuple)
    }

    /// The subscriber of one upstream.
    @inlinable func lane<Value>(_ number: Int, _ lane: Lane<Value>) -> Through<Value, Failure> {
        receiver(of: number) { value in
            self.receive(of: number) {
                if self.isZip { lane.append(value) } else { lane.replace(value) }
            }
        }
    }

    /// Tells the downstream, once all upstreams have their subscribers.
    @inlinable func begin() {
        lock.withLock { downstream }?.receive(subscription: self)
    }

    @inlinable func receive(_ subscription: any Subscription, of lane: Int) {
        let (isFirst, demand) = lock.withLock {
            guard downstream != nil, lanes[lane].connection.isAwaited else {
                return (false, Subscribers.Demand.none)
            }
            lanes[lane].connection = .made(subscription)
            return (true, self.demand)
        }
        guard isFirst else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    @inlinable func receive(of lane: Int, _ keep: () -> Void) -> Subscribers.Demand {
        let (receiver, value): (Downstream?, Downstream.Input?) = lock.withLock {
            guard let downstream else { return (nil, nil) }
            keep()
            guard !isSending, !hasEmptyLane else { return (nil, nil) }
            // As Apple's, zip sends what it has, whatever was requested.
            guard isZip || demand > .none else {
                isWaiting = true
                return (nil, nil)
            }
            return (downstream, nextTuple())
        }
        guard let receiver, let value else { return .none }
        let more = send(value, to: receiver)
        request(more, except: lane)
        finishIfExhausted()
        return more
    }

    @inlinable var hasEmptyLane: Bool { lanes.contains { $0.isEmpty } }

    /// The next tuple; called under the lock.
    @inlinable func nextTuple() -> Downstream.Input {
        demand -= 1
        (isWaiting, isSending) = (false, true)
        return tuple()
    }

    @inlinable func send(_ value: Downstream.Input, to receiver: Downstream) -> Subscribers.Demand {
        order.lock()
        let more = receiver.receive(value)
        order.unlock()
        return lock.withLock {
            isSending = false
            defer { demandMeanwhile = .none }
            demand += more
            return more + demandMeanwhile
        }
    }

    @inlinable func request(_ demand: Subscribers.Demand, except spared: Int?) {
        guard demand > .none else { return }
        let upstreams = lock.withLock {
            lanes.indices.compactMap { $0 == spared ? nil : lanes[$0].connection.subscription }
        }
        for upstream in upstreams { upstream.request(demand) }
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
        guard case .finished = completion else { return finish(completion) }
        lock.withLock { _ = lanes[lane].connection.end() }
        finishIfExhausted()
    }

    /// Finishes if there can be no more tuples.
    @inlinable func finishIfExhausted() {
        let isOver = lock.withLock {
            guard !isSending, downstream != nil else { return false }
            if isZip { return lanes.contains { $0.connection.isEnded && $0.isEmpty } }
            return lanes.allSatisfy { $0.connection.isEnded } && !isWaiting
        }
        if isOver { finish(.finished) }
    }

    @inlinable func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let receiver = end() else { return }
        order.lock()
        receiver.receive(completion: completion)
        order.unlock()
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let (isNoted, receiver, value): (Bool, Downstream?, Downstream.Input?) = lock.withLock {
            guard let downstream else { return (true, nil, nil) }
            self.demand += demand
            if isSending {
                demandMeanwhile += demand
                return (true, nil, nil)
            }
            let isReady = isZip ? !hasEmptyLane : isWaiting
            return (false, downstream, isReady ? nextTuple() : nil)
        }
        if isNoted { return }
        var more = demand
        if let receiver, let value { more += send(value, to: receiver) }
        request(more, except: nil)
        finishIfExhausted()
    }

    @inlinable func cancel() { _ = end() }

    /// Ends all, and cancels the upstreams.
    @inlinable func end() -> Downstream? {
        let (downstream, upstreams) = lock.withLock {
            let upstreams = lanes.map { $0.connection.end() }
            defer { self.downstream = nil }
            return (self.downstream, upstreams)
        }
        for upstream in upstreams { upstream?.cancel() }
        for lane in lanes { lane.drop() }
        return downstream
    }
}
