/// Passes on what a closure makes of each value, also before the subscription and after the end; fails if it throws.
final class TryMapRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>,
    Described
where Downstream.Failure == any Error {
    let name: String
    private let transform: (Input) throws -> Downstream.Input
    /// Whether it fails once more each time that the closure throws, as `tryMap` does.
    private let failsAgain: Bool
    private let describedParts: (Connection) -> [Mirror.Child]

    var parts: [Mirror.Child] { describedParts(lock.withLock { connection }) }

    init(
        _ downstream: Downstream, _ name: String, failsAgain: Bool,
        _ transform: @escaping (Input) throws -> Downstream.Input,
        parts: @escaping (Connection) -> [Mirror.Child] = { _ in [] }
    ) {
        (self.name, self.failsAgain, self.transform) = (name, failsAgain, transform)
        describedParts = parts
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        do {
            return downstream.receive(try transform(input))
        } catch {
            let upstream = end()
            upstream?.cancel()
            if failsAgain || upstream != nil { downstream.receive(completion: .failure(error)) }
            return .none
        }
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        if endIfConnected() { downstream.receive(completion: completion.erased) }
    }
}
