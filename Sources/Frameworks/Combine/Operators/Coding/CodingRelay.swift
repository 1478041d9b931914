/// Passes on what a coder makes of each value, also before the subscription, and fails if that throws.
@usableFromInline
final class CodingRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>,
    Described
where Downstream.Failure == any Error {
    @usableFromInline let name: String
    @usableFromInline let transform: (Input) throws -> Downstream.Input
    @usableFromInline @exclusivity(unchecked) var isFinished = false

    @inlinable var parts: [Mirror.Child] {
        let (isFinished, upstream) = lock.withLock { (self.isFinished, connection.subscription) }
        return [
            ("downstream", downstream), ("finished", isFinished), ("upstreamSubscription", upstream as Any),
        ]
    }

    @inlinable init(
        _ downstream: Downstream, _ name: String, _ transform: @escaping (Input) throws -> Downstream.Input
    ) {
        (self.name, self.transform) = (name, transform)
        super.init(downstream)
    }

    /// Notes the end; returns whether it is the first, and the subscription that there was.
    @inlinable func finish() -> (isFirst: Bool, upstream: (any Subscription)?) {
        lock.withLock {
            defer { isFinished = true }
            return (!isFinished, connection.end())
        }
    }

    @inlinable override func receive(_ input: Input) -> Subscribers.Demand {
        guard !lock.withLock({ isFinished }) else { return .none }
        do {
            return downstream.receive(try transform(input))
        } catch {
            let (isFirst, upstream) = finish()
            upstream?.cancel()
            if isFirst { downstream.receive(completion: .failure(error)) }
            return .none
        }
    }

    @inlinable override func receive(completion: Subscribers.Completion<Failure>) {
        if finish().isFirst { pass(completion) }
    }

    @inlinable override func cancel() {
        lock.withLock { if !connection.isAwaited { isFinished = true } }
        super.cancel()
    }
}
