/// What an operator gives its upstream to send to: closures, with no types but those of values and errors.
///
/// They are made where all types of a chain are known, and compiled for them. Operators that were generic over all that
/// comes after them would have types that grow with the chain, which the compiler soon stops to specialise; and a
/// method of a generic class that is called without the class's type is compiled for all types at once.
@usableFromInline class Receiver<Input, Failure: Error>: Subscriber {
    @usableFromInline final let combineIdentifier: CombineIdentifier
    @usableFromInline final let subscription: (any Subscription) -> Void
    @usableFromInline final let value: (Input) -> Subscribers.Demand
    @usableFromInline final let completion: (Subscribers.Completion<Failure>) -> Void

    @inlinable init(
        _ combineIdentifier: CombineIdentifier, subscription: @escaping (any Subscription) -> Void,
        value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.combineIdentifier = combineIdentifier
        (self.subscription, self.value, self.completion) = (subscription, value, completion)
    }

    /// Makes one that stands for a subscriber.
    @inlinable convenience init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        self.init(
            subscriber.combineIdentifier, subscription: { subscriber.receive(subscription: $0) },
            value: { subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
    }

    @inlinable final func receive(subscription: any Subscription) { self.subscription(subscription) }

    @inlinable final func receive(_ input: Input) -> Subscribers.Demand { value(input) }

    @inlinable final func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

extension Publisher {
    /// Attaches an operator's receiver.
    @inlinable func attach(_ receiver: Receiver<Output, Failure>) { receive(subscriber: receiver) }

    /// Attaches an operator's relay.
    @inlinable @inline(__always) func attach<Relay: Subscriber & Subscription & Described>(_ relay: Relay)
    where Relay.Input == Output, Relay.Failure == Failure {
        attach(RelayReceiver(relay))
    }

    /// Attaches an operator's relay that has no name.
    @inlinable @inline(__always) func attach<Relay: Subscriber & Subscription>(unnamed relay: Relay)
    where Relay.Input == Output, Relay.Failure == Failure {
        attach(UnnamedRelayReceiver(relay))
    }
}
