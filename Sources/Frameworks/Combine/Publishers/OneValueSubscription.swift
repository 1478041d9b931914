/// The subscription of a publisher of one value: it sends that at the first request, and finishes.
@usableFromInline final class OneValueSubscription<Value>: Subscription, Described {
    @usableFromInline let name: String
    @usableFromInline let value: Value
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var send: (() -> Void)?

    @usableFromInline var parts: [Mirror.Child] { [(nil, value)] }

    @inlinable init<Downstream: Subscriber>(_ value: Value, _ downstream: Downstream, name: String)
    where Downstream.Input == Value {
        (self.name, self.value) = (name, value)
        send = {
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        if CombineFailure.isPositive(demand, of: name) { end()?() }
    }

    @usableFromInline func cancel() { _ = end() }

    private func end() -> (() -> Void)? {
        lock.withLock {
            defer { send = nil }
            return send
        }
    }
}

extension Subscriber {
    /// Receives an empty subscription and a completion, as of a publisher that has ended.
    @inlinable func endAtOnce(_ completion: Subscribers.Completion<Failure>) {
        receive(subscription: Subscriptions.empty)
        receive(completion: completion)
    }
}
