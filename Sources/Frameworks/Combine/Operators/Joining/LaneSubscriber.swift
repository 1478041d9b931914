/// What several upstreams bring to one downstream: they are told apart by a number.
protocol LaneReceiver<Failure>: AnyObject {
    associatedtype Failure: Error

    func receive(_ subscription: any Subscription, of lane: Int)
    func receive(completion: Subscribers.Completion<Failure>, of lane: Int)
    var combineIdentifier: CombineIdentifier { get }
}

/// The subscriber of one of several upstreams.
struct LaneSubscriber<Input, Receiver: LaneReceiver>: Subscriber, Described {
    typealias Failure = Receiver.Failure

    let name: String
    private let receiver: Receiver
    private let lane: Int
    private let hasParts: Bool
    private let value: (Input) -> Subscribers.Demand
    var combineIdentifier: CombineIdentifier { receiver.combineIdentifier }
    var parts: [Mirror.Child] { hasParts ? [("parentSubscription", receiver.combineIdentifier)] : [] }

    init(
        _ receiver: Receiver, _ lane: Int, _ name: String, hasParts: Bool = true,
        value: @escaping (Input) -> Subscribers.Demand
    ) {
        (self.receiver, self.lane, self.name, self.hasParts) = (receiver, lane, name, hasParts)
        self.value = value
    }

    func receive(subscription: any Subscription) { receiver.receive(subscription, of: lane) }
    func receive(_ input: Input) -> Subscribers.Demand { value(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        receiver.receive(completion: completion, of: lane)
    }
}
