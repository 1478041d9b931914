/// Sends a subject what a publisher sends.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, Described {
    typealias Input = Target.Output
    typealias Failure = Target.Failure

    private let lock = Lock()
    /// Whoever subscribed it retains it, or its subscribers do.
    private weak var subject: Target?
    private var connection = Connection.awaited

    init(_ subject: Target) { self.subject = subject }

    var name: String { "Subject" }

    var parts: [Mirror.Child] {
        let (subject, connection) = lock.withLock { (self.subject, self.connection) }
        return [
            ("downstreamSubject", subject as Any), ("upstreamSubscription", connection.subscription as Any),
            ("subject", subject as Any),
        ]
    }

    func receive(subscription: any Subscription) {
        let target: Target? = lock.withLock {
            guard connection.isAwaited else { return nil }
            connection = .made(subscription)
            return subject
        }
        target?.send(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let target: Target? = lock.withLock { connection.subscription == nil ? nil : subject }
        target?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ connection.subscription != nil }) else { return }
        end().subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { connection.subscription }?.request(demand)
    }

    func cancel() {
        end().connection?.cancel()
    }

    private func end() -> (connection: (any Subscription)?, subject: Target?) {
        lock.withLock {
            defer { subject = nil }
            return (connection.end(), subject)
        }
    }
}
