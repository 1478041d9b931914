import Synchronization

/// What stands between an upstream and a downstream: the subscriber of the one, and the subscription of the other.
///
/// This class keeps the upstream's subscription; what it does with values and completions, its subclasses say.
@usableFromInline class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    @usableFromInline final let downstream: Downstream
    @usableFromInline final let lock = Lock()
    /// To read or write under the lock.
    @usableFromInline @exclusivity(unchecked) final var connection = Connection.awaited {
        didSet { hasUpstream.store(connection.isMade, ordering: .releasing) }
    }
    /// Whether there is a subscription: each value asks for it, and a lock would cost more than all else that is done.
    @usableFromInline final let hasUpstream = Atomic(false)

    @inlinable init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    @inlinable func receive(subscription: any Subscription) {
        if connect(to: subscription) { downstream.receive(subscription: self) }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        preconditionFailure("Overridden by each subclass.")
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        if endIfConnected() { pass(completion) }
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    /// Ends the connection; before there is one this does nothing, as with most of Combine's own.
    @inlinable func cancel() {
        let upstream = lock.withLock { connection.isAwaited ? nil : connection.end() }
        upstream?.cancel()
    }

    /// Passes on an error of the upstream, or of a closure.
    @inlinable final func fail(_ error: any Error) {
        // The errors of an operator that passes them on have its upstream's type; those of one whose closures may
        // throw are any.
        downstream.receive(completion: .failure(error as! Downstream.Failure))
    }

    /// Passes on the upstream's completion.
    @inlinable final func pass(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): fail(error)
        }
    }

    /// Keeps the first subscription, and cancels any other; returns whether it was the first.
    @inlinable final func connect(to subscription: any Subscription) -> Bool {
        let isFirst = lock.withLock {
            guard connection.isAwaited else { return false }
            connection = .made(subscription)
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Whether there is a subscription now.
    @inlinable final var isConnected: Bool { hasUpstream.load(ordering: .acquiring) }

    /// The upstream's subscription, while there is one.
    @inlinable final var upstream: (any Subscription)? {
        lock.withLock { connection.subscription }
    }

    /// Ends the connection, and returns the subscription that it had.
    @inlinable final func end() -> (any Subscription)? {
        lock.withLock { connection.end() }
    }

    /// Ends the connection if there is one; returns whether there was.
    @inlinable final func endIfConnected() -> Bool {
        let ended = lock.withLock {
            connection.isMade ? connection.end() : nil
        }
        return ended != nil
    }
}

/// A relay whose values and errors have the same types on both sides.
@usableFromInline typealias PassingRelay<Downstream: Subscriber> = Relay<
    Downstream.Input, Downstream.Failure, Downstream
>
