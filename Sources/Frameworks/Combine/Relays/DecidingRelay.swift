/// What becomes of a value.
@usableFromInline enum Decision<Output> {
    case pass(Output)
    /// It is not sent; another one is wanted in its place.
    case skip
    case finish
}

/// Passes values on or not, until it decides to end.
///
/// As with Combine's own, what comes before the subscription is a misuse.
@usableFromInline
final class DecidingRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>,
    Described
{
    @usableFromInline let name: String
    @usableFromInline let decide: (Input) throws -> Decision<Downstream.Input>
    @usableFromInline let extraParts: () -> [Mirror.Child]

    @usableFromInline var parts: [Mirror.Child] { [("downstream", downstream)] + extraParts() }

    @inlinable init(
        _ downstream: Downstream, _ name: String, parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        decide: @escaping (Input) throws -> Decision<Downstream.Input>
    ) {
        (self.name, extraParts, self.decide) = (name, parts, decide)
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        guard isConnected(for: "a value") else { return .none }
        do {
            switch try decide(input) {
            case .pass(let output): return downstream.receive(output)
            case .skip: return .max(1)
            case .finish:
                end()?.cancel()
                downstream.receive(completion: .finished)
            }
        } catch {
            end()?.cancel()
            fail(error)
        }
        return .none
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
        guard isConnected(for: "a completion"), endIfConnected() else { return }
        pass(completion)
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        if isConnected(for: "a request") { super.request(demand) }
    }

    @inlinable override func cancel() { end()?.cancel() }

    /// Whether there is a subscription; records a failure if there is none yet.
    @inlinable @inline(__always) func isConnected(for event: String) -> Bool {
        if isConnected { return true }
        noteEarly(event)
        return false
    }

    @usableFromInline func noteEarly(_ event: String) {
        if lock.withLock({ connection.isAwaited }) { CombineFailure.beforeSubscription(name, event).note() }
    }
}
