/// Sends a subject what a publisher sends.
@usableFromInline final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, Described {
    @usableFromInline typealias Input = Target.Output
    @usableFromInline typealias Failure = Target.Failure

    @usableFromInline let lock = Lock()
    /// Whoever subscribed it retains it, or its subscribers do.
    @usableFromInline weak var subject: Target?
    @usableFromInline @exclusivity(unchecked) var connection = Connection.awaited

    @inlinable init(_ subject: Target) { self.subject = subject }

    @inlinable var name: String { "Subject" }

    @inlinable var parts: [Mirror.Child] {
        let (subject, connection) = lock.withLock { (self.subject, self.connection) }
        return [
            ("downstreamSubject", subject as Any), ("upstreamSubscription", connection.subscription as Any),
            ("subject", subject as Any),
        ]
    }

    @inlinable func receive(subscription: any Subscription) {
        let target: Target? = lock.withLock {
            guard connection.isAwaited else { return nil }
            connection = .made(subscription)
            return subject
        }
        target?.send(subscription: self)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        let target: Target? = lock.withLock { connection.subscription == nil ? nil : subject }
        target?.send(input)
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ connection.subscription != nil }) else { return }
        end().subject?.send(completion: completion)
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        lock.withLock { connection.subscription }?.request(demand)
    }

    @inlinable func cancel() {
        end().connection?.cancel()
    }

    @inlinable func end() -> (connection: (any Subscription)?, subject: Target?) {
        lock.withLock {
            defer { subject = nil }
            return (connection.end(), subject)
        }
    }
}
