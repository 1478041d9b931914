extension Publishers {
    /// A publisher of at most one value in an interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Whether the last value of an interval is sent; the first if not.
        public let latest: Bool

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(ThrottleRelay(subscriber, self))
        }
    }
}

extension Publisher {
    /// Publishes at most one value in an interval.
    ///
    /// - Parameters:
    ///   - interval: the interval.
    ///   - scheduler: the scheduler that it is sent on.
    ///   - latest: whether the last value of an interval is sent; the first if not.
    @inlinable public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

@usableFromInline
final class ThrottleRelay<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>:
    Subscriber,
    Subscription, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    @usableFromInline let lock = Lock()
    @usableFromInline let throttle: Publishers.Throttle<Upstream, Context>
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var connection = Connection.awaited
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var waiting: Downstream.Input?
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Downstream.Failure>?
    @usableFromInline @exclusivity(unchecked) var isScheduled = false
    @usableFromInline @exclusivity(unchecked) var lastTime: Context.SchedulerTimeType
    @usableFromInline @exclusivity(unchecked) var hasSent = false
    @inlinable var name: String { "Throttle" }

    @inlinable init(_ downstream: Downstream, _ throttle: Publishers.Throttle<Upstream, Context>) {
        (self.downstream, self.throttle) = (downstream, throttle)
        lastTime = throttle.scheduler.now
    }

    @inlinable func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard connection.isAwaited else { return false }
            connection = .made(subscription)
            return true
        }
        guard isFirst else { return subscription.cancel() }
        let now = throttle.scheduler.now
        let receiver = lock.withLock {
            lastTime = now
            return downstream
        }
        subscription.request(.unlimited)
        receiver?.receive(subscription: self)
    }

    @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard lock.withLock({ connection.subscription != nil && completion == nil }) else { return .none }
        let now = throttle.scheduler.now
        let date: Context.SchedulerTimeType? = lock.withLock {
            guard completion == nil, demand > .none || isScheduled else { return nil }
            if throttle.latest || waiting == nil { waiting = input }
            guard !isScheduled else { return nil }
            isScheduled = true
            return hasSent ? lastTime.advanced(by: throttle.interval) : now
        }
        guard let date else { return .none }
        if date > now {
            throttle.scheduler.schedule(after: date, tolerance: throttle.scheduler.minimumTolerance) {
                self.send()
            }
        } else {
            throttle.scheduler.schedule { self.send() }
        }
        return .none
    }

    @inlinable func send() {
        let (receiver, input, completion) = lock.withLock {
            defer { (isScheduled, waiting) = (false, nil) }
            return (downstream, waiting, self.completion)
        }
        guard let receiver else { return }
        if completion == nil {
            let now = throttle.scheduler.now
            lock.withLock { (lastTime, hasSent) = (now, true) }
        }
        if let input {
            let more = receiver.receive(input)
            lock.withLock {
                demand -= 1
                demand += more
            }
        }
        if let completion { end().downstream?.receive(completion: completion) }
    }

    @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard lock.withLock({ connection.subscription != nil && self.completion == nil }) else { return }
        _ = throttle.scheduler.now
        let mustSchedule = lock.withLock {
            guard connection.subscription != nil, self.completion == nil else { return false }
            self.completion = completion
            defer { isScheduled = true }
            return !isScheduled
        }
        if mustSchedule { throttle.scheduler.schedule { self.send() } }
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        lock.withLock { if connection.subscription != nil { self.demand += demand } }
    }

    @inlinable func cancel() { end().upstream?.cancel() }

    @inlinable func end() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        let waiting = lock.withLock { self.waiting }
        return withExtendedLifetime(waiting) {
            lock.withLock {
                defer { (self.waiting, downstream) = (nil, nil) }
                return (connection.end(), downstream)
            }
        }
    }
}
