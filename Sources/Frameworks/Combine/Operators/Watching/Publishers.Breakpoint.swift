extension Publishers {
    /// A publisher that fails the test where a closure says so, in place of stopping the debugger.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Makes the publisher, as its operator does.
        @inlinable public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)?,
            receiveOutput: ((Upstream.Output) -> Bool)?,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let events = self
            func stop(_ isMet: Bool?, _ event: Any) {
                if isMet ?? false { CombineFailure.misuse("A breakpoint was met: \(event)").note() }
            }
            upstream.attach(
                Through(
                    "Breakpoint",
                    subscription: {
                        stop(events.receiveSubscription?($0), $0)
                        subscriber.receive(subscription: $0)
                    },
                    value: {
                        stop(events.receiveOutput?($0), $0)
                        return subscriber.receive($0)
                    },
                    completion: {
                        stop(events.receiveCompletion?($0), $0)
                        subscriber.receive(completion: $0)
                    }))
        }
    }
}

extension Publisher {
    /// Fails the test where a closure says so; on a device it stops the debugger.
    ///
    /// - Parameters:
    ///   - receiveSubscription: whether to stop at the subscription.
    ///   - receiveOutput: whether to stop at a value.
    ///   - receiveCompletion: whether to stop at the completion.
    @inlinable public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Fails the test at a failure of the publisher; on a device it stops the debugger.
    @inlinable public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}
