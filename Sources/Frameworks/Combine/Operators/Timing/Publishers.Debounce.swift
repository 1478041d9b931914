extension Publishers {
    /// A publisher of the values that no other one follows for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The while.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(DebounceRelay(subscriber, self))
        }
    }
}

extension Publisher {
    /// Publishes a value when no other one has followed for a while.
    ///
    /// - Parameters:
    ///   - dueTime: the while.
    ///   - scheduler: the scheduler that it is sent on.
    ///   - options: options of the scheduler.
    @inlinable public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

@usableFromInline
final class DebounceRelay<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>: PassingRelay<
    Downstream
>, Described
{
    @usableFromInline let debounce: Publishers.Debounce<Upstream, Context>
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var value: Downstream.Input?
    @usableFromInline @exclusivity(unchecked) var scheduled: (any Cancellable)?
    @usableFromInline @exclusivity(unchecked) var count = 0
    @inlinable var name: String { "Debounce" }

    @inlinable var parts: [Mirror.Child] {
        let (demand, value) = lock.withLock { (self.demand, self.value) }
        return [("downstream", downstream), ("downstreamDemand", demand), ("currentValue", value as Any)]
    }

    @inlinable init(_ downstream: Downstream, _ debounce: Publishers.Debounce<Upstream, Context>) {
        self.debounce = debounce
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let (number, former): (Int?, (any Cancellable)?) = lock.withLock {
            guard connection.subscription != nil else { return (nil, nil) }
            value = input
            count += 1
            defer { scheduled = nil }
            return (count, scheduled)
        }
        guard let number else { return .none }
        former?.cancel()
        let new = debounce.scheduler.scheduleOnce(in: debounce.dueTime, options: debounce.options) {
            self.send(number)
        }
        let isStale = lock.withLock {
            guard number == count, value != nil else { return true }
            scheduled = new
            return false
        }
        if isStale { new.cancel() }
        return .none
    }

    @inlinable func send(_ number: Int) {
        let (done, input): ((any Cancellable)?, Downstream.Input?) = lock.withLock {
            guard number == count, connection.subscription != nil else { return (nil, nil) }
            defer { (scheduled, value) = (nil, nil) }
            guard demand > .none else { return (scheduled, nil) }
            demand -= 1
            return (scheduled, value)
        }
        done?.cancel()
        guard let input else { return }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream != nil else { return }
        end().scheduled?.cancel()
        debounce.scheduler.schedule { self.downstream.receive(completion: completion) }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        lock.withLock { if connection.subscription != nil { self.demand += demand } }
    }

    @inlinable override func cancel() {
        guard upstream != nil else { return }
        let (upstream, scheduled) = end()
        scheduled?.cancel()
        upstream?.cancel()
    }

    @inlinable func end() -> (upstream: (any Subscription)?, scheduled: (any Cancellable)?) {
        lock.withLock {
            count += 1
            defer { (scheduled, value) = (nil, nil) }
            return (connection.end(), scheduled)
        }
    }
}
