/// What stands between an upstream and a downstream: the subscriber of the one, and the subscription of the other.
///
/// This class keeps the upstream's subscription; what it does with values and completions, its subclasses say.
class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    final let downstream: Downstream
    final let lock = Lock()
    /// To read or write under the lock.
    final var connection = Connection.awaited

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        if connect(to: subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        preconditionFailure("Overridden by each subclass.")
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        preconditionFailure("Overridden by each subclass.")
    }

    func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    /// Ends the connection; before there is one this does nothing, as with most of Combine's own.
    func cancel() {
        let upstream = lock.withLock { connection.isAwaited ? nil : connection.end() }
        upstream?.cancel()
    }

    /// Keeps the first subscription, and cancels any other; returns whether it was the first.
    final func connect(to subscription: any Subscription) -> Bool {
        let isFirst = lock.withLock {
            guard connection.isAwaited else { return false }
            connection = .made(subscription)
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// The upstream's subscription, while there is one.
    final var upstream: (any Subscription)? {
        lock.withLock { connection.subscription }
    }

    /// Ends the connection, and returns the subscription that it had.
    final func end() -> (any Subscription)? {
        lock.withLock { connection.end() }
    }

    /// Ends the connection if there is one; returns whether there was.
    final func endIfConnected() -> Bool {
        let ended = lock.withLock {
            connection.subscription == nil ? nil : connection.end()
        }
        return ended != nil
    }
}
