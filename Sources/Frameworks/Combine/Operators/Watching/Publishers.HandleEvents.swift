extension Publishers {
    /// A publisher that calls closures with what passes.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Called with the subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public let receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when it is cancelled.
        public let receiveCancel: (() -> Void)?
        /// Called when values are requested.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Makes the publisher, as its operator does.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)?,
            receiveOutput: ((Upstream.Output) -> Void)?,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?,
            receiveCancel: (() -> Void)?,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(HandleEventsRelay(subscriber, self))
        }
    }
}

extension Publisher {
    /// Calls closures with what passes.
    ///
    /// - Parameters:
    ///   - receiveSubscription: called with the subscription.
    ///   - receiveOutput: called with each value.
    ///   - receiveCompletion: called with the completion.
    ///   - receiveCancel: called when it is cancelled.
    ///   - receiveRequest: called when values are requested.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest
        )
    }
}

private final class HandleEventsRelay<Upstream: Publisher, Downstream: Subscriber>: Relay<
    Upstream.Output, Upstream.Failure, Downstream
>, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    /// The closures, until the end.
    private var events: Publishers.HandleEvents<Upstream>?
    var name: String { "HandleEvents" }

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        self.events = events
        super.init(downstream)
    }

    private var current: Publishers.HandleEvents<Upstream>? { lock.withLock { events } }

    private func release() -> Publishers.HandleEvents<Upstream>? {
        lock.withLock {
            defer { events = nil }
            return events
        }
    }

    override func receive(subscription: any Subscription) {
        current?.receiveSubscription?(subscription)
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        current?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > .none { current?.receiveRequest?(more) }
        return more
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        current?.receiveCompletion?(completion)
        withExtendedLifetime((end(), release())) { downstream.receive(completion: completion) }
    }

    override func request(_ demand: Subscribers.Demand) {
        current?.receiveRequest?(demand)
        super.request(demand)
    }

    override func cancel() {
        current?.receiveCancel?()
        guard upstream != nil else { return }
        withExtendedLifetime(release()) { super.cancel() }
    }
}
