/// What has subscribers: a subject, or what sends as a subject does.
@usableFromInline protocol SubscriptionParent<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    /// What texts call its subscriptions.
    var subscriptionName: String { get }
    /// Whether a new subscriber is sent ``heldValue`` with its first request.
    var holdsValue: Bool { get }
    var heldValue: Output? { get }
    /// Whether a subscriber gets as many values as it requests, or all once it has requested any.
    var countsDemand: Bool { get }
    /// Called when a subscriber has requested values.
    func noteDemand()
    func remove(_ subscription: SubjectSubscription<Output, Failure>)
}

extension SubscriptionParent {
    @usableFromInline var holdsValue: Bool { false }
    @usableFromInline var heldValue: Output? { nil }
    @usableFromInline var countsDemand: Bool { true }
    @usableFromInline func noteDemand() {}
}

/// One subscriber of a subject, without the subscriber's type.
///
/// The subscriber is called by closures, which are made where its type is known: methods of a generic class that are
/// called without that are compiled for all types at once, and so is all that they call.
@usableFromInline final class SubjectSubscription<Output, Failure: Error>: Subscription, Described {
    @usableFromInline typealias Receiver = (Output) -> Subscribers.Demand

    @usableFromInline let name: String
    @usableFromInline let holdsValue: Bool
    @usableFromInline let countsDemand: Bool
    @usableFromInline let lock = Lock()
    /// Held while the subscriber is called, whichever threads send.
    @usableFromInline let order = RecursiveLock()
    // All that changes is read and written under the lock, which no access outlives.
    @usableFromInline @exclusivity(unchecked) var parent: (any SubscriptionParent<Output, Failure>)?
    @usableFromInline @exclusivity(unchecked) var downstream: Any?
    @usableFromInline @exclusivity(unchecked) var receiveValue: Receiver?
    @usableFromInline @exclusivity(unchecked) var receiveCompletion:
        ((Subscribers.Completion<Failure>) -> Void)?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    /// Whether the parent's value is to be sent with the next request.
    @usableFromInline @exclusivity(unchecked) var isOwedValue: Bool

    @usableFromInline var parts: [Mirror.Child] {
        let (parent, downstream, demand) = lock.withLock { (self.parent, self.downstream, self.demand) }
        guard countsDemand else { return [("downstream", downstream as Any)] }
        return [
            ("parent", parent as Any), ("downstream", downstream as Any), ("demand", demand),
            ("subject", parent as Any),
        ]
    }

    @inlinable
    init<Downstream: Subscriber>(_ parent: some SubscriptionParent<Output, Failure>, _ downstream: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        (name, self.parent, self.downstream) = (parent.subscriptionName, parent, downstream)
        (holdsValue, countsDemand) = (parent.holdsValue, parent.countsDemand)
        isOwedValue = holdsValue
        receiveValue = { downstream.receive($0) }
        receiveCompletion = { downstream.receive(completion: $0) }
    }

    /// Sends a value, if there is demand for it.
    @inlinable func offer(_ output: Output) {
        order.withLock {
            lock.lock()
            guard demand > .none, let receiveValue else {
                isOwedValue = holdsValue
                return lock.unlock()
            }
            isOwedValue = false
            demand -= 1
            lock.unlock()
            send(output, to: receiveValue)
        }
    }

    @inlinable func send(_ output: Output, to receive: Receiver) {
        let more = receive(output)
        if more > .none { lock.withLock { demand += more } }
    }

    /// Sends the completion, and ends the subscription.
    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let receive = end().receiveCompletion else { return }
        order.withLock { receive(completion) }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        let demand = countsDemand ? demand : .unlimited
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let (parent, receive): ((any SubscriptionParent<Output, Failure>)?, Receiver?) = lock.withLock {
            guard let parent = self.parent else { return (nil, nil) }
            self.demand += demand
            guard isOwedValue else { return (parent, nil) }
            isOwedValue = false
            self.demand -= 1
            return (parent, receiveValue)
        }
        parent?.noteDemand()
        if let receive, let value = parent?.heldValue { order.withLock { send(value, to: receive) } }
    }

    @usableFromInline func cancel() {
        end().parent?.remove(self)
    }

    private typealias Ended = (
        parent: (any SubscriptionParent<Output, Failure>)?, Any?, Receiver?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    )

    /// Ends the subscription; what it releases is released by the caller, outside of the lock.
    private func end() -> Ended {
        lock.withLock {
            defer { (parent, downstream, receiveValue, receiveCompletion) = (nil, nil, nil, nil) }
            return (parent, downstream, receiveValue, receiveCompletion)
        }
    }
}
