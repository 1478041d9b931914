/// Makes one value of all: requests all of them, and sends the result at their end, if it is wanted.
@usableFromInline
class ReducingRelay<Input, Failure: Error, Downstream: Subscriber, State>: Relay<Input, Failure, Downstream>,
    Described
{
    @usableFromInline let name: String
    @usableFromInline let initial: State
    /// The closures of a step may send the upstream another value, whose step is then within theirs.
    @usableFromInline let state: Memory<State>
    /// Takes a value in; returns whether the result is known.
    @usableFromInline let step: (Memory<State>, Input) throws -> Bool
    @usableFromInline let result: (State) -> Downstream.Input?
    @usableFromInline @exclusivity(unchecked) var isWanted = false
    /// Whether the upstream is done, so that the result is sent as soon as it is wanted.
    @usableFromInline @exclusivity(unchecked) var isDone = false

    @inlinable var parts: [Mirror.Child] {
        let (state, connection) = lock.withLock { (self.state.value, self.connection) }
        if let collected = state as? [Input] { return [("count", collected.count)] }
        return [
            ("downstream", downstream), ("result", state), ("initial", initial), ("status", connection),
        ]
    }

    @inlinable init(
        _ downstream: Downstream, _ name: String, _ initial: State,
        result: @escaping (State) -> Downstream.Input?, step: @escaping (Memory<State>, Input) throws -> Bool
    ) {
        (self.name, self.initial, state) = (name, initial, Memory(initial))
        (self.result, self.step) = (result, step)
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        guard isConnected else { return .none }
        // Values come one after another; the state is only read elsewhere once they have ended.
        do {
            guard try step(state, input), let upstream = end() else { return .none }
            upstream.cancel()
            finish()
        } catch {
            guard let upstream = end() else { return .none }
            upstream.cancel()
            fail(error)
        }
        return .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
        guard endIfConnected() else { return }
        switch completion {
        case .finished: finish()
        case .failure(let error): fail(error)
        }
    }

    /// Sends the result, if it is wanted; so it is if there is none.
    @inlinable func finish() {
        let isWanted = lock.withLock {
            isDone = !self.isWanted
            return self.isWanted
        }
        if isWanted { send() }
    }

    @inlinable func send() {
        if let value = result(state.value) { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let isDone = lock.withLock {
            isWanted = true
            defer { self.isDone = false }
            return self.isDone
        }
        if isDone { send() }
    }

    @inlinable override func cancel() {
        lock.withLock { isDone = false }
        super.cancel()
    }
}
