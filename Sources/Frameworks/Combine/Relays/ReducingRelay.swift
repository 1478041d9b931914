/// What becomes of a reduction with a value.
enum Step<Failure: Error> {
    /// It goes on.
    case more
    /// It is done.
    case done
    case fail(Failure)
}

/// Makes one value of all: requests all of them, and sends the result at their end, if it is wanted.
class ReducingRelay<Input, Failure: Error, Downstream: Subscriber, State>: Relay<Input, Failure, Downstream>,
    Described
{
    let name: String
    private let initial: State
    private var state: State
    private let step: (inout State, Input) -> Step<Downstream.Failure>
    private let result: (State) -> Downstream.Input?
    private let mapError: (Failure) -> Downstream.Failure
    private var isWanted = false
    /// Whether the upstream is done, so that the result is sent as soon as it is wanted.
    private var isDone = false

    var parts: [Mirror.Child] {
        let (state, connection) = lock.withLock { (self.state, self.connection) }
        if let collected = state as? [Input] { return [("count", collected.count)] }
        return [
            ("downstream", downstream), ("result", state), ("initial", initial), ("status", connection),
        ]
    }

    init(
        _ downstream: Downstream, _ name: String, _ initial: State,
        mapError: @escaping (Failure) -> Downstream.Failure,
        result: @escaping (State) -> Downstream.Input?,
        step: @escaping (inout State, Input) -> Step<Downstream.Failure>
    ) {
        (self.name, self.initial, state) = (name, initial, initial)
        (self.mapError, self.result, self.step) = (mapError, result, step)
        super.init(downstream)
    }

    override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream != nil else { return .none }
        // Values come one after another; the state is only read elsewhere once they have ended.
        switch step(&state, input) {
        case .more: break
        case .done:
            end()?.cancel()
            finish()
        case .fail(let error):
            end()?.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard endIfConnected() else { return }
        switch completion {
        case .finished: finish()
        case .failure(let error): downstream.receive(completion: .failure(mapError(error)))
        }
    }

    /// Sends the result, if it is wanted; so it is if there is none.
    private func finish() {
        let isWanted = lock.withLock {
            isDone = !self.isWanted
            return self.isWanted
        }
        if isWanted { send() }
    }

    private func send() {
        if let value = result(state) { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let isDone = lock.withLock {
            isWanted = true
            defer { self.isDone = false }
            return self.isDone
        }
        if isDone { send() }
    }

    override func cancel() {
        lock.withLock { isDone = false }
        super.cancel()
    }
}

extension ReducingRelay where Failure == Downstream.Failure {
    /// Makes one with the same type of errors.
    convenience init(
        _ downstream: Downstream, _ name: String, _ initial: State,
        result: @escaping (State) -> Downstream.Input?,
        step: @escaping (inout State, Input) -> Step<Downstream.Failure>
    ) {
        self.init(downstream, name, initial, mapError: { $0 }, result: result, step: step)
    }
}

extension Step where Failure == any Error {
    /// Makes the step of a closure that may throw, which then fails.
    init(_ step: () throws -> Self) {
        do { self = try step() } catch { self = .fail(error) }
    }
}
