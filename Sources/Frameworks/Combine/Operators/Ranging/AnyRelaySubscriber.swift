/// A second subscriber of a relay, for another publisher whose values do not matter.
struct AnyRelaySubscriber<Input, Failure: Error>: Subscriber {
    let combineIdentifier: CombineIdentifier
    private let subscription: (any Subscription) -> Void
    private let value: () -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void

    init(
        _ combineIdentifier: CombineIdentifier, subscription: @escaping (any Subscription) -> Void,
        value: @escaping () -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.combineIdentifier = combineIdentifier
        (self.subscription, self.value, self.completion) = (subscription, value, completion)
    }

    func receive(subscription: any Subscription) { self.subscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        value()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
