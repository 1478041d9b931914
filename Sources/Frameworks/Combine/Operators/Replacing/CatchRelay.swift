/// Goes on with another publisher when the first has failed, with the demand that is left.
@usableFromInline
final class CatchRelay<Failure: Error, Replacement: Publisher, Downstream: Subscriber>: Relay<
    Downstream.Input, Failure, Downstream
>, Described
where Replacement.Output == Downstream.Input {
    @usableFromInline let name: String
    @usableFromInline let mapError: (Replacement.Failure) -> Downstream.Failure
    @usableFromInline let handler: (Failure) -> Result<Replacement, Downstream.Failure>
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    /// Whether the first publisher has failed.
    @usableFromInline @exclusivity(unchecked) var hasFailed = false
    /// The subscription of the other publisher.
    @usableFromInline @exclusivity(unchecked) var replacement = Connection.awaited

    @inlinable var parts: [Mirror.Child] {
        [("downstream", downstream), ("demand", lock.withLock { demand })]
    }

    @inlinable init(
        _ downstream: Downstream, _ name: String,
        mapError: @escaping (Replacement.Failure) -> Downstream.Failure,
        _ handler: @escaping (Failure) -> Result<Replacement, Downstream.Failure>
    ) {
        (self.name, self.mapError, self.handler) = (name, mapError, handler)
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ demand > .none }) else {
            CombineFailure.misuse("\(name) received a value that was not requested.").note()
            return .none
        }
        return pass(input)
    }

    @inlinable func pass(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { demand -= 1 }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
        guard endIfConnected() else { return noteSecond(completion) }
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error):
            lock.withLock { hasFailed = true }
            switch handler(error) {
            case .success(let publisher): publisher.attach(successor())
            case .failure(let error):
                lock.withLock { _ = replacement.end() }
                downstream.receive(completion: .failure(error))
            }
        }
    }

    /// Records a failure that follows another one, unless all was cancelled.
    @usableFromInline func noteSecond(_ completion: Subscribers.Completion<Failure>) {
        guard case .failure(let error) = completion, lock.withLock({ hasFailed && !replacement.isEnded })
        else { return }
        CombineFailure.misuse("\(name) received a second failure from its publisher: \(error)").note()
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return replacement.subscription ?? connection.subscription
        }
        upstream?.request(demand)
    }

    @inlinable override func cancel() {
        let (first, second) = lock.withLock { (connection.end(), replacement.end()) }
        first?.cancel()
        second?.cancel()
    }

    /// Makes what the other publisher sends to.
    @inlinable func successor() -> Through<Replacement.Output, Replacement.Failure> {
        Through(
            name, identifiedBy: combineIdentifier, parts: self.parts,
            subscription: { self.receive(replacement: $0) }, value: { self.pass($0) },
            completion: { completion in
                let isConnected = self.lock.withLock {
                    self.replacement.isMade && self.replacement.end() != nil
                }
                if isConnected { self.downstream.receive(completion: completion.mapError(self.mapError)) }
            })
    }

    @inlinable func receive(replacement subscription: any Subscription) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard replacement.isAwaited else { return nil }
            replacement = .made(subscription)
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }
}
