extension Publishers {
    /// A publisher of arrays of the values that come in an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = [Upstream.Output]
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// When an array is sent.
        public let strategy: Publishers.TimeGroupingStrategy<Context>
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(CollectByTimeRelay(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Publishes arrays of the values that come in each interval; none for an interval without values.
    ///
    /// - Parameters:
    ///   - strategy: when an array is sent.
    ///   - options: options of the scheduler.
    @inlinable public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

@usableFromInline
final class CollectByTimeRelay<Input, Downstream: Subscriber, Context: Scheduler>: Relay<
    Input, Downstream.Failure, Downstream
>, Described
where Downstream.Input == [Input] {
    @usableFromInline let scheduler: Context
    @usableFromInline let interval: Context.SchedulerTimeType.Stride
    @usableFromInline let limit: Int?
    @usableFromInline let options: Context.SchedulerOptions?
    /// When the present interval ends.
    @usableFromInline @exclusivity(unchecked) var end: Context.SchedulerTimeType?
    @usableFromInline @exclusivity(unchecked) var values: [Input] = []
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var scheduled: (any Cancellable)?
    @usableFromInline @exclusivity(unchecked) var isScheduled = false
    @inlinable var name: String { "CollectByTime" }

    @inlinable init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
        self.options = options
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        let now = scheduler.now
        lock.withLock { end = now.advanced(by: interval) }
        downstream.receive(subscription: self)
        // By time alone, nothing says how many values an array has.
        if limit == nil { subscription.request(.unlimited) }
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = lock.withLock {
            guard connection.isMade else { return false }
            values.append(input)
            return limit.map { values.count >= $0 } ?? false
        }
        if isFull { return send(isLast: false) * (limit ?? 1) }
        scheduleGroup()
        return .none
    }

    /// Sends what there is at the end of the interval.
    @inlinable func scheduleGroup() {
        let now = scheduler.now
        let date: Context.SchedulerTimeType? = lock.withLock {
            guard connection.isMade, !values.isEmpty, !isScheduled else { return nil }
            isScheduled = true
            // Intervals follow each other from the subscription on, also those without values. A scheduler that runs
            // all at once has no time that passes.
            while let date = end, date <= now, case let next = date.advanced(by: interval), next > date {
                end = next
            }
            return end
        }
        guard let date else { return }
        let new = scheduler.scheduleOnce(after: date, interval: interval, options: options) {
            self.sendGroup()
        }
        let isOver = lock.withLock {
            if isScheduled { scheduled = new }
            return !isScheduled
        }
        if isOver { new.cancel() }
    }

    @inlinable func sendGroup() {
        stop()?.cancel()
        let more = send(isLast: false)
        if let limit, more > .none { upstream?.request(more * limit) }
    }

    @inlinable func stop() -> (any Cancellable)? {
        lock.withLock {
            defer { (isScheduled, scheduled) = (false, nil) }
            return scheduled
        }
    }

    /// Sends what there is; returns how many arrays more are wanted.
    @inlinable func send(isLast: Bool) -> Subscribers.Demand {
        let group: [Input] = lock.withLock {
            guard demand > .none || isLast, connection.subscription != nil || isLast else { return [] }
            defer { values = [] }
            if !values.isEmpty { demand -= 1 }
            return values
        }
        guard !group.isEmpty else { return .none }
        let more = downstream.receive(group)
        lock.withLock { demand += more }
        return more
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        stop()?.cancel()
        guard endIfConnected() else { return }
        if case .finished = completion { _ = send(isLast: true) }
        downstream.receive(completion: completion)
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        lock.withLock { self.demand += demand }
        if let limit { upstream?.request(demand * limit) }
        scheduleGroup()
    }

    @inlinable override func cancel() {
        stop()?.cancel()
        let (upstream, dropped) = lock.withLock {
            defer { values = [] }
            return (connection.end(), values)
        }
        withExtendedLifetime(dropped) { upstream?.cancel() }
    }
}
