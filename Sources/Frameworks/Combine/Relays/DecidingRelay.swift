/// What becomes of a value.
@usableFromInline enum Decision<Output, Failure: Error> {
    case pass(Output)
    /// It is not sent; another one is wanted in its place.
    case skip
    case finish
    case fail(Failure)
}

/// Passes values on or not, until it decides to end.
///
/// As with Combine's own, what comes before the subscription is a misuse.
@usableFromInline
final class DecidingRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>,
    Described
{
    @usableFromInline let name: String
    @usableFromInline let decide: (Input) -> Decision<Downstream.Input, Downstream.Failure>
    @usableFromInline let mapError: (Failure) -> Downstream.Failure
    @usableFromInline let extraParts: () -> [Mirror.Child]

    @usableFromInline var parts: [Mirror.Child] { [("downstream", downstream)] + extraParts() }

    @inlinable init(
        _ downstream: Downstream, _ name: String, mapError: @escaping (Failure) -> Downstream.Failure,
        parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        decide: @escaping (Input) -> Decision<Downstream.Input, Downstream.Failure>
    ) {
        (self.name, self.mapError, extraParts, self.decide) = (name, mapError, parts, decide)
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        guard isConnected(for: "a value") else { return .none }
        switch decide(input) {
        case .pass(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .finish: end(.finished)
        case .fail(let error): end(.failure(error))
        }
        return .none
    }

    @inlinable final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        end()?.cancel()
        downstream.receive(completion: completion)
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
        guard isConnected(for: "a completion"), endIfConnected() else { return }
        downstream.receive(completion: completion.mapError(mapError))
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

extension DecidingRelay where Failure == Downstream.Failure {
    /// Makes one with the same type of errors.
    @inlinable convenience init(
        _ downstream: Downstream, _ name: String, parts: @escaping @autoclosure () -> [Mirror.Child] = [],
        decide: @escaping (Input) -> Decision<Downstream.Input, Downstream.Failure>
    ) {
        self.init(downstream, name, mapError: { $0 }, parts: parts(), decide: decide)
    }
}

extension Decision where Failure == any Error {
    /// Makes the decision of a closure that may throw, which then fails.
    @inlinable init(_ decide: () throws -> Self) {
        do { self = try decide() } catch { self = .fail(error) }
    }
}
