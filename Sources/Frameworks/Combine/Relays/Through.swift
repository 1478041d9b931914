/// A subscriber before another one: it changes values and completions, and leaves the subscription to the other one.
struct Through<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Described {
    let name: String
    let combineIdentifier = CombineIdentifier()
    private let downstream: Downstream
    private let describedParts: () -> [Mirror.Child]
    private let subscription: ((any Subscription) -> Void)?
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void

    var parts: [Mirror.Child] { describedParts() }

    init(
        _ downstream: Downstream, _ name: String,
        parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        subscription: ((any Subscription) -> Void)? = nil,
        value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.name, self.downstream) = (name, downstream)
        describedParts = parts
        (self.subscription, self.value, self.completion) = (subscription, value, completion)
    }

    func receive(subscription: any Subscription) {
        guard let receive = self.subscription else { return downstream.receive(subscription: subscription) }
        receive(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand { value(input) }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

extension Through where Failure == Downstream.Failure {
    /// Makes one that passes completions on.
    init(
        _ downstream: Downstream, _ name: String,
        parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        value: @escaping (Input) -> Subscribers.Demand
    ) {
        self.init(
            downstream, name, parts: parts(), value: value,
            completion: { downstream.receive(completion: $0) })
    }
}
