/// A subscriber whose type says no more than what it receives.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let box: SubscriberBox<Input, Failure>
    /// The identifier of the subscriber that is wrapped.
    public let combineIdentifier: CombineIdentifier
    /// The description of the subscriber that is wrapped.
    public var description: String { box.description }
    /// The reflection of the subscriber that is wrapped.
    public var customMirror: Mirror { box.customMirror }
    /// What a playground shows of the subscriber that is wrapped.
    public var playgroundDescription: Any { box.playgroundDescription }

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
        combineIdentifier = subscriber.combineIdentifier
        box = (subscriber as? AnySubscriber)?.box ?? ErasedSubscriber(subscriber)
    }

    /// Makes a subscriber that sends a subject what it receives.
    public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Makes a subscriber of closures.
    ///
    /// - Parameters:
    ///   - receiveSubscription: called with the subscription.
    ///   - receiveValue: called with each value; returns how many more are wanted.
    ///   - receiveCompletion: called with the completion.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        box = ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion)
        combineIdentifier = CombineIdentifier()
    }

    /// Passes on the subscription.
    public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }
    /// Passes on a value.
    public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }
    /// Passes on the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }
}

private class SubscriberBox<Input, Failure: Error> {
    func receive(subscription: any Subscription) {}
    func receive(_ value: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
    var description: String { "Anonymous AnySubscriber" }
    var customMirror: Mirror { Mirror(reflecting: description) }
    var playgroundDescription: Any { description }
}

private final class ClosureSubscriber<Input, Failure: Error>: SubscriberBox<Input, Failure> {
    private let receiveSubscription: ((any Subscription) -> Void)?
    private let receiveValue: ((Input) -> Subscribers.Demand)?
    private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ receiveSubscription: ((any Subscription) -> Void)?,
        _ receiveValue: ((Input) -> Subscribers.Demand)?,
        _ receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }

    override func receive(subscription: any Subscription) { receiveSubscription?(subscription) }
    override func receive(_ value: Input) -> Subscribers.Demand { receiveValue?(value) ?? .none }
    override func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }
}

private final class ErasedSubscriber<Base: Subscriber>: SubscriberBox<Base.Input, Base.Failure> {
    private let base: Base

    init(_ base: Base) { self.base = base }

    override func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    override func receive(_ value: Base.Input) -> Subscribers.Demand { base.receive(value) }
    override func receive(completion: Subscribers.Completion<Base.Failure>) {
        base.receive(completion: completion)
    }

    override var description: String {
        (base as? any CustomStringConvertible)?.description ?? "Anonymous AnySubscriber"
    }

    override var customMirror: Mirror { Mirror(reflecting: base) }

    override var playgroundDescription: Any {
        (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }
}
