/// A receiver with a name: of an operator that leaves the subscription to what comes after it.
@usableFromInline final class Through<Input, Failure: Error>: Receiver<Input, Failure>, Described {
    @usableFromInline let name: String
    @usableFromInline let describedParts: () -> [Mirror.Child]

    @usableFromInline var parts: [Mirror.Child] { describedParts() }

    @inlinable init(
        _ name: String, identifiedBy combineIdentifier: CombineIdentifier = CombineIdentifier(),
        parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        subscription: @escaping (any Subscription) -> Void,
        value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.name, describedParts) = (name, parts)
        super.init(combineIdentifier, subscription: subscription, value: value, completion: completion)
    }

    /// Makes one that leaves the subscription to `downstream`.
    @inlinable convenience init<Downstream: Subscriber>(
        _ downstream: Downstream, _ name: String,
        parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.init(
            name, parts: parts(), subscription: { downstream.receive(subscription: $0) }, value: value,
            completion: completion)
    }

    /// Makes one that passes completions on.
    @inlinable convenience init<Downstream: Subscriber>(
        _ downstream: Downstream, _ name: String,
        parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        value: @escaping (Input) -> Subscribers.Demand
    ) where Downstream.Failure == Failure {
        self.init(
            downstream, name, parts: parts(), value: value,
            completion: { downstream.receive(completion: $0) })
    }
}
