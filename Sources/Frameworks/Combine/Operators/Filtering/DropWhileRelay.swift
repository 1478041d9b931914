/// Drops values until one does not meet the condition.
@usableFromInline
final class DropWhileRelay<Failure: Error, Downstream: Subscriber>: Relay<
    Downstream.Input, Failure, Downstream
>,
Described
{
    @usableFromInline let name: String
    @usableFromInline let isDropped: (Downstream.Input) throws -> Bool
    @usableFromInline @exclusivity(unchecked) var isDropping = true

    @inlinable init(
        _ downstream: Downstream, _ name: String,
        isDropped: @escaping (Downstream.Input) throws -> Bool
    ) {
        (self.name, self.isDropped) = (name, isDropped)
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isConnected else { return .none }
        do {
            if isDropping, try isDropped(input) { return .max(1) }
        } catch {
            end()?.cancel()
            fail(error)
            return .none
        }
        isDropping = false
        return downstream.receive(input)
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        if CombineFailure.isPositive(demand, of: name) { super.request(demand) }
    }
}
