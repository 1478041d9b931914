import Foundation

/// Sends on what several upstreams send.
///
/// With limited demand each upstream is asked for one value at a time, which waits here until it is wanted.
@usableFromInline final class MergeRelay<Downstream: Subscriber>: Subscription, LaneReceiver, Described {
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline struct Lane {
        @usableFromInline var connection = Connection.awaited
        @usableFromInline var waiting: Downstream.Input?

        @inlinable init() {}
    }

    @usableFromInline let lock = Lock()
    /// Held while the downstream is called, which is told one thing after another.
    @usableFromInline let order = NSRecursiveLock()
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var lanes: [Lane]
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var unfinished: Int
    @inlinable var name: String { "Merge" }

    @inlinable init(_ downstream: Downstream, count: Int) {
        (self.downstream, unfinished) = (downstream, count)
        lanes = Array(repeating: Lane(), count: count)
        downstream.receive(subscription: self)
        if count == 0 { finish() }
    }

    @inlinable func lane(_ number: Int) -> Through<Downstream.Input, Failure> {
        receiver(of: number) { self.receive($0, of: number) }
    }

    @inlinable func receive(_ subscription: any Subscription, of lane: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard lanes[lane].connection.isAwaited, downstream != nil else { return nil }
            lanes[lane].connection = .made(subscription)
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
        guard let demand else { return subscription.cancel() }
        subscription.request(demand)
    }

    @inlinable func receive(_ input: Downstream.Input, of lane: Int) -> Subscribers.Demand {
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

    @inlinable func send(_ input: Downstream.Input, to receiver: Downstream) {
        order.lock()
        let more = receiver.receive(input)
        order.unlock()
        if more > .none { request(more) }
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>, of lane: Int) {
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

    @inlinable func finish() {
        let receiver = end(except: nil)
        order.lock()
        receiver?.receive(completion: .finished)
        order.unlock()
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
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

    @inlinable func sendWaiting() {
        while let (input, upstream, receiver) = takeWaiting() {
            send(input, to: receiver)
            upstream?.request(.max(1))
        }
        let isOver = lock.withLock {
            downstream != nil && unfinished == 0 && !lanes.contains { $0.waiting != nil }
        }
        if isOver { finish() }
    }

    @inlinable func takeWaiting() -> (Downstream.Input, (any Subscription)?, Downstream)? {
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

    @inlinable func cancel() { _ = end(except: nil) }

    /// Ends all, and cancels the upstreams but one.
    @inlinable func end(except spared: Int?) -> Downstream? {
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
