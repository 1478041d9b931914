import Foundation

/// Sends on what several upstreams send.
///
/// With limited demand each upstream is asked for one value at a time, which waits here until it is wanted.
final class MergeRelay<Downstream: Subscriber>: Subscription, LaneReceiver, Described {
    typealias Failure = Downstream.Failure

    private struct Lane {
        var connection = Connection.awaited
        var waiting: Downstream.Input?
    }

    private let lock = Lock()
    /// Held while the downstream is called, which is told one thing after another.
    private let order = NSRecursiveLock()
    private var downstream: Downstream?
    private var lanes: [Lane]
    private var demand = Subscribers.Demand.none
    private var unfinished: Int
    var name: String { "Merge" }

    init(_ downstream: Downstream, count: Int) {
        (self.downstream, unfinished) = (downstream, count)
        lanes = Array(repeating: Lane(), count: count)
        downstream.receive(subscription: self)
        if count == 0 { finish() }
    }

    func lane(_ number: Int) -> LaneSubscriber<Downstream.Input, MergeRelay> {
        LaneSubscriber(self, number, name) { self.receive($0, of: number) }
    }

    func receive(_ subscription: any Subscription, of lane: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard lanes[lane].connection.isAwaited, downstream != nil else { return nil }
            lanes[lane].connection = .made(subscription)
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
        guard let demand else { return subscription.cancel() }
        subscription.request(demand)
    }

    private func receive(_ input: Downstream.Input, of lane: Int) -> Subscribers.Demand {
        let (receiver, isUnlimited): (Downstream?, Bool) = lock.withLock {
            if demand == .none {
                if downstream != nil { lanes[lane].waiting = input }
                return (nil, false)
            }
            defer { demand -= 1 }
            return (downstream, demand == .unlimited)
        }
        guard let receiver else { return .none }
        send(input, to: receiver)
        return isUnlimited ? .none : .max(1)
    }

    private func send(_ input: Downstream.Input, to receiver: Downstream) {
        order.lock()
        let more = receiver.receive(input)
        order.unlock()
        if more > .none { request(more) }
    }

    func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
        switch completion {
        case .finished:
            let isLast = lock.withLock {
                guard !lanes[lane].connection.isEnded else { return false }
                _ = lanes[lane].connection.end()
                unfinished -= 1
                return unfinished == 0 && !lanes.contains { $0.waiting != nil }
            }
            if isLast { finish() }
        case .failure:
            let receiver = end(except: lane)
            order.lock()
            receiver?.receive(completion: completion)
            order.unlock()
        }
    }

    private func finish() {
        let receiver = end(except: nil)
        order.lock()
        receiver?.receive(completion: .finished)
        order.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let unlimited: [any Subscription] = lock.withLock {
            let wasUnlimited = self.demand == .unlimited
            self.demand += demand
            guard self.demand == .unlimited, !wasUnlimited else { return [] }
            return lanes.compactMap(\.connection.subscription)
        }
        sendWaiting()
        for upstream in unlimited { upstream.request(.unlimited) }
    }

    private func sendWaiting() {
        while let (input, upstream, receiver) = takeWaiting() {
            send(input, to: receiver)
            upstream?.request(.max(1))
        }
        let isOver = lock.withLock {
            downstream != nil && unfinished == 0 && !lanes.contains { $0.waiting != nil }
        }
        if isOver { finish() }
    }

    private func takeWaiting() -> (Downstream.Input, (any Subscription)?, Downstream)? {
        lock.withLock {
            guard demand > .none, let downstream, let index = lanes.firstIndex(where: { $0.waiting != nil }),
                let input = lanes[index].waiting
            else { return nil }
            lanes[index].waiting = nil
            let isLimited = demand != .unlimited
            demand -= 1
            return (input, isLimited ? lanes[index].connection.subscription : nil, downstream)
        }
    }

    func cancel() { _ = end(except: nil) }

    /// Ends all, and cancels the upstreams but one.
    private func end(except spared: Int?) -> Downstream? {
        let (downstream, ended) = lock.withLock {
            var ended = lanes
            for index in lanes.indices {
                _ = lanes[index].connection.end()
                lanes[index].waiting = nil
                if index == spared { _ = ended[index].connection.end() }
            }
            defer { self.downstream = nil }
            return (self.downstream, ended)
        }
        for lane in ended { lane.connection.subscription?.cancel() }
        return downstream
    }
}
