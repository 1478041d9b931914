/// Goes on with another publisher when the first has failed, with the demand that is left.
final class CatchRelay<Failure: Error, Replacement: Publisher, Downstream: Subscriber>: Relay<
    Downstream.Input, Failure, Downstream
>, Described
where Replacement.Output == Downstream.Input {
    let name: String
    private let mapError: (Replacement.Failure) -> Downstream.Failure
    private let handler: (Failure) -> Result<Replacement, Downstream.Failure>
    private var demand = Subscribers.Demand.none
    /// The subscription of the other publisher.
    private var replacement = Connection.awaited

    var parts: [Mirror.Child] { [("downstream", downstream), ("demand", lock.withLock { demand })] }

    init(
        _ downstream: Downstream, _ name: String,
        mapError: @escaping (Replacement.Failure) -> Downstream.Failure,
        _ handler: @escaping (Failure) -> Result<Replacement, Downstream.Failure>
    ) {
        (self.name, self.mapError, self.handler) = (name, mapError, handler)
        super.init(downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ demand > .none }) else {
            CombineFailure.misuse("\(name) received a value that was not requested.").record()
            return .none
        }
        return pass(input)
    }

    private func pass(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { demand -= 1 }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard endIfConnected() else { return }
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error):
            switch handler(error) {
            case .success(let publisher): publisher.subscribe(Successor(self))
            case .failure(let error): downstream.receive(completion: .failure(error))
            }
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return replacement.subscription ?? connection.subscription
        }
        upstream?.request(demand)
    }

    override func cancel() {
        let (first, second) = lock.withLock { (connection.end(), replacement.end()) }
        first?.cancel()
        second?.cancel()
    }

    /// The subscriber of the other publisher.
    private struct Successor: Subscriber, Described {
        typealias Input = Replacement.Output
        typealias Failure = Replacement.Failure

        private let relay: CatchRelay
        var name: String { relay.name }
        var parts: [Mirror.Child] { relay.parts }
        var combineIdentifier: CombineIdentifier { relay.combineIdentifier }

        init(_ relay: CatchRelay) { self.relay = relay }

        func receive(subscription: any Subscription) {
            let demand: Subscribers.Demand? = relay.lock.withLock {
                guard relay.replacement.isAwaited else { return nil }
                relay.replacement = .made(subscription)
                return relay.demand
            }
            guard let demand else { return subscription.cancel() }
            if demand > .none { subscription.request(demand) }
        }

        func receive(_ input: Replacement.Output) -> Subscribers.Demand { relay.pass(input) }

        func receive(completion: Subscribers.Completion<Replacement.Failure>) {
            let isConnected = relay.lock.withLock {
                relay.replacement.subscription == nil ? false : relay.replacement.end() != nil
            }
            if isConnected { relay.downstream.receive(completion: completion.mapError(relay.mapError)) }
        }
    }
}
