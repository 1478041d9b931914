import Foundation

/// Makes tuples of the values of several upstreams: with `zip` of one value of each, with `combineLatest` of the last.
final class TupleRelay<Downstream: Subscriber>: Subscription, LaneReceiver, Described {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    /// Held while the downstream is called, which is told one thing after another.
    private let order = NSRecursiveLock()
    private var downstream: Downstream?
    private let lanes: [AnyLane]
    /// Makes a tuple of what is in the lanes, none of which is empty.
    private let tuple: () -> Downstream.Input
    /// Whether the values of a tuple are used up by it.
    private let isZip: Bool
    private var demand = Subscribers.Demand.none
    /// Whether there is a tuple that was not wanted yet, of `combineLatest`.
    private var isWaiting = false
    /// What the downstream has requested while it receives a value, which goes to the sender by another way.
    private var demandMeanwhile = Subscribers.Demand.none
    private var isSending = false
    var name: String { isZip ? "Zip" : "CombineLatest" }

    init(
        _ downstream: Downstream, _ lanes: [AnyLane], isZip: Bool, _ tuple: @escaping () -> Downstream.Input
    ) {
        (self.downstream, self.lanes, self.isZip, self.tuple) = (downstream, lanes, isZip, tuple)
    }

    /// The subscriber of one upstream.
    func lane<Value>(_ number: Int, _ lane: Lane<Value>) -> LaneSubscriber<Value, TupleRelay> {
        LaneSubscriber(self, number, name) { value in
            self.receive(of: number) {
                if self.isZip { lane.append(value) } else { lane.replace(value) }
            }
        }
    }

    /// Tells the downstream, once all upstreams have their subscribers.
    func begin() {
        lock.withLock { downstream }?.receive(subscription: self)
    }

    func receive(_ subscription: any Subscription, of lane: Int) {
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

    private func receive(of lane: Int, _ keep: () -> Void) -> Subscribers.Demand {
        let (receiver, value): (Downstream?, Downstream.Input?) = lock.withLock {
            guard let downstream else { return (nil, nil) }
            keep()
            guard !isSending, !lanes.contains(where: \.isEmpty) else { return (nil, nil) }
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

    /// The next tuple; called under the lock.
    private func nextTuple() -> Downstream.Input {
        demand -= 1
        (isWaiting, isSending) = (false, true)
        return tuple()
    }

    private func send(_ value: Downstream.Input, to receiver: Downstream) -> Subscribers.Demand {
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

    private func request(_ demand: Subscribers.Demand, except spared: Int?) {
        guard demand > .none else { return }
        let upstreams = lock.withLock {
            lanes.indices.compactMap { $0 == spared ? nil : lanes[$0].connection.subscription }
        }
        for upstream in upstreams { upstream.request(demand) }
    }

    func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
        guard case .finished = completion else { return finish(completion) }
        lock.withLock { _ = lanes[lane].connection.end() }
        finishIfExhausted()
    }

    /// Finishes if there can be no more tuples.
    private func finishIfExhausted() {
        let isOver = lock.withLock {
            guard !isSending, downstream != nil else { return false }
            if isZip { return lanes.contains { $0.connection.isEnded && $0.isEmpty } }
            return lanes.allSatisfy(\.connection.isEnded) && !isWaiting
        }
        if isOver { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let receiver = end() else { return }
        order.lock()
        receiver.receive(completion: completion)
        order.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let (isMeanwhile, receiver, value): (Bool, Downstream?, Downstream.Input?) = lock.withLock {
            self.demand += demand
            if isSending {
                demandMeanwhile += demand
                return (true, nil, nil)
            }
            let isReady = isZip ? !lanes.contains(where: \.isEmpty) : isWaiting
            return (false, downstream, isReady ? nextTuple() : nil)
        }
        if isMeanwhile { return }
        var more = demand
        if let receiver, let value { more += send(value, to: receiver) }
        request(more, except: nil)
        finishIfExhausted()
    }

    func cancel() { _ = end() }

    /// Ends all, and cancels the upstreams.
    private func end() -> Downstream? {
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
