/// The subscription of a publisher of one value: it sends that at the first request, and finishes.
final class OneValueSubscription<Downstream: Subscriber>: Subscription, Described {
    let name: String
    private let value: Downstream.Input
    private let lock = Lock()
    private var downstream: Downstream?

    var parts: [Mirror.Child] { [(nil, value)] }

    init(_ value: Downstream.Input, _ downstream: Downstream, name: String) {
        (self.name, self.value, self.downstream) = (name, value, downstream)
    }

    func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name), let downstream = end() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        _ = end()
    }

    private func end() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}

extension Subscriber {
    /// Receives an empty subscription and a completion, as of a publisher that has ended.
    func endAtOnce(_ completion: Subscribers.Completion<Failure>) {
        receive(subscription: Subscriptions.empty)
        receive(completion: completion)
    }
}
