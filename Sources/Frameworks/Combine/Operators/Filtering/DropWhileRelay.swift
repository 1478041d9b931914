/// Drops values until one does not meet the condition.
@usableFromInline
final class DropWhileRelay<Failure: Error, Downstream: Subscriber>: Relay<
    Downstream.Input, Failure, Downstream
>,
Described
{
    @usableFromInline let name: String
    @usableFromInline let isDropped: (Downstream.Input) -> Result<Bool, Downstream.Failure>
    @usableFromInline let mapError: (Failure) -> Downstream.Failure
    @usableFromInline @exclusivity(unchecked) var isDropping = true

    @inlinable init(
        _ downstream: Downstream, _ name: String, mapError: @escaping (Failure) -> Downstream.Failure,
        isDropped: @escaping (Downstream.Input) -> Result<Bool, Downstream.Failure>
    ) {
        (self.name, self.mapError, self.isDropped) = (name, mapError, isDropped)
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream != nil else { return .none }
        if isDropping {
            switch isDropped(input) {
            case .success(true): return .max(1)
            case .success(false): isDropping = false
            case .failure(let error):
                end()?.cancel()
                downstream.receive(completion: .failure(error))
                return .none
            }
        }
        return downstream.receive(input)
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
        if endIfConnected() { downstream.receive(completion: completion.mapError(mapError)) }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        if CombineFailure.isPositive(demand, of: name) { super.request(demand) }
    }
}
