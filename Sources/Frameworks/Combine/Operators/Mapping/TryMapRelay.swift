/// Passes on what a closure makes of each value, also before the subscription and after the end; fails if it throws.
@usableFromInline
final class TryMapRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>,
    Described
where Downstream.Failure == any Error {
    @usableFromInline let name: String
    @usableFromInline let transform: (Input) throws -> Downstream.Input
    /// Whether it fails once more each time that the closure throws, as `tryMap` does.
    @usableFromInline let failsAgain: Bool
    @usableFromInline let describedParts: (Connection) -> [Mirror.Child]

    @inlinable var parts: [Mirror.Child] { describedParts(lock.withLock { connection }) }

    @inlinable init(
        _ downstream: Downstream, _ name: String, failsAgain: Bool,
        _ transform: @escaping (Input) throws -> Downstream.Input,
        parts: @escaping (Connection) -> [Mirror.Child] = { _ in [] }
    ) {
        (self.name, self.failsAgain, self.transform) = (name, failsAgain, transform)
        describedParts = parts
        super.init(downstream)
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        do {
            return downstream.receive(try transform(input))
        } catch {
            let upstream = end()
            upstream?.cancel()
            if failsAgain || upstream != nil { downstream.receive(completion: .failure(error)) }
            return .none
        }
    }
}
