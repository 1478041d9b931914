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
        @inlinable public init(
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
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(HandleEventsRelay(subscriber, self))
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
    @inlinable public func handleEvents(
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

@usableFromInline
final class HandleEventsRelay<Upstream: Publisher, Downstream: Subscriber>: Relay<
    Upstream.Output, Upstream.Failure, Downstream
>, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    /// The closures, until the end.
    @usableFromInline @exclusivity(unchecked) var events: Publishers.HandleEvents<Upstream>?
    @inlinable var name: String { "HandleEvents" }

    @inlinable init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        self.events = events
        super.init(downstream)
    }

    /// One of the closures, as long as they are wanted.
    @inlinable func closure<Closure>(_ closure: (Publishers.HandleEvents<Upstream>) -> Closure?) -> Closure? {
        lock.withLock { events.flatMap(closure) }
    }

    @inlinable func release() -> Publishers.HandleEvents<Upstream>? {
        lock.withLock {
            defer { events = nil }
            return events
        }
    }

    @inlinable override func receive(subscription: any Subscription) {
        closure { $0.receiveSubscription }?(subscription)
        super.receive(subscription: subscription)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        closure { $0.receiveOutput }?(input)
        let more = downstream.receive(input)
        if more > .none { closure { $0.receiveRequest }?(more) }
        return more
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        closure { $0.receiveCompletion }?(completion)
        withExtendedLifetime((end(), release())) { downstream.receive(completion: completion) }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        closure { $0.receiveRequest }?(demand)
        super.request(demand)
    }

    @inlinable override func cancel() {
        closure { $0.receiveCancel }?()
        guard upstream != nil else { return }
        withExtendedLifetime(release()) { super.cancel() }
    }
}
