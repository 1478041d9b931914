/// Sends values and the completion later, as a subclass says.
@usableFromInline
class LaterRelay<Downstream: Subscriber>: PassingRelay<Downstream> {
    /// Whether the completion is on its way.
    @usableFromInline @exclusivity(unchecked) var isCompleting = false

    /// Held while the downstream is called: a queue may run several closures at the same time.
    @usableFromInline let order = RecursiveLock()

    @inlinable func schedule(_ action: @escaping () -> Void) {
        preconditionFailure("Overridden by each subclass.")
    }

    @inlinable final override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if lock.withLock({ connection.subscription != nil && !isCompleting }) {
            schedule { self.send(input) }
        }
        return .none
    }

    @inlinable func send(_ input: Downstream.Input) {
        let more: Subscribers.Demand = order.withLock {
            upstream == nil ? .none : downstream.receive(input)
        }
        if more > .none { upstream?.request(more) }
    }

    @inlinable final override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let isFirst = lock.withLock {
            defer { isCompleting = true }
            return connection.subscription != nil && !isCompleting
        }
        guard isFirst else { return }
        // It comes even if it is cancelled meanwhile: the upstream is done, and there is nothing left to cancel.
        schedule {
            _ = self.end()
            self.order.withLock { self.downstream.receive(completion: completion) }
        }
    }
}
