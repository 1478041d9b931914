extension Publishers {
    /// A publisher that ends when no value comes for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The while.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?
        /// Makes the error that it fails with; if `nil`, it finishes.
        public let customError: (() -> Upstream.Failure)?

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?,
            customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            if scheduler is ImmediateScheduler {
                CombineFailure.misuse(
                    "timeout(_:) cannot measure time on ImmediateScheduler, which Combine ends the program for. Use"
                        + " DispatchQueue.main or RunLoop.main."
                ).note()
                return upstream.subscribe(subscriber)
            }
            upstream.attach(TimeoutRelay(subscriber, self))
        }
    }
}

extension Publisher {
    /// Ends when no value has come for a while.
    ///
    /// - Parameters:
    ///   - interval: the while.
    ///   - scheduler: the scheduler that values are sent on.
    ///   - options: options of the scheduler.
    ///   - customError: makes the error that it fails with; if `nil`, it finishes.
    @inlinable public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options,
            customError: customError)
    }
}

@usableFromInline
final class TimeoutRelay<Upstream: Publisher, Downstream: Subscriber, Context: Scheduler>: PassingRelay<
    Downstream
>, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    @usableFromInline let timeout: Publishers.Timeout<Upstream, Context>
    @usableFromInline @exclusivity(unchecked) var scheduled: (any Cancellable)?
    @usableFromInline @exclusivity(unchecked) var hasDemand = false
    /// Whether the completion is on its way.
    @usableFromInline @exclusivity(unchecked) var isCompleting = false
    @inlinable var name: String { "Timeout" }

    @inlinable init(_ downstream: Downstream, _ timeout: Publishers.Timeout<Upstream, Context>) {
        self.timeout = timeout
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        restart()
        downstream.receive(subscription: self)
    }

    @inlinable func restart() {
        let new = timeout.scheduler.scheduleOnce(in: timeout.interval, options: timeout.options) {
            self.end(withTimeout: true)
        }
        let former = lock.withLock {
            defer { scheduled = new }
            return scheduled
        }
        former?.cancel()
    }

    @inlinable func stop() {
        let former = lock.withLock {
            defer { scheduled = nil }
            return scheduled
        }
        former?.cancel()
    }

    @inlinable func end(withTimeout: Bool) {
        let upstream: (any Subscription)? = lock.withLock {
            isCompleting || connection.isAwaited ? nil : connection.end()
        }
        stop()
        guard let upstream else { return }
        upstream.cancel()
        if withTimeout {
            downstream.receive(completion: timeout.customError.map { .failure($0()) } ?? .finished)
        }
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ connection.subscription != nil && !isCompleting }) else { return .none }
        stop()
        restart()
        timeout.scheduler.schedule(options: timeout.options) {
            guard self.upstream != nil else { return }
            let more = self.downstream.receive(input)
            if more > .none { self.upstream?.request(more) }
        }
        return .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let isFirst = lock.withLock {
            defer { if connection.subscription != nil { isCompleting = true } }
            return connection.subscription != nil && !isCompleting
        }
        guard isFirst else { return }
        stop()
        timeout.scheduler.schedule(options: timeout.options) {
            if self.endIfConnected() { self.downstream.receive(completion: completion) }
        }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        let (upstream, isFirst) = lock.withLock {
            defer { hasDemand = true }
            return (connection.subscription, !hasDemand)
        }
        guard let upstream else { return }
        if isFirst { restart() }
        upstream.request(demand)
    }

    @inlinable override func cancel() {
        stop()
        super.cancel()
    }
}
