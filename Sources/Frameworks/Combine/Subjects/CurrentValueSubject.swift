/// A subject that has a value: it sends it to each new subscriber, and then each one that it is set to.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var state = SubjectState<Output, Failure>()
    @usableFromInline @exclusivity(unchecked) var current: Output

    /// Makes a subject with a value.
    @inlinable public init(_ value: Output) { current = value }

    deinit {
        for upstream in state.upstreams { upstream.cancel() }
    }

    /// The value; setting it sends it to the subscribers.
    @inlinable public var value: Output {
        get { lock.withLock { current } }
        set { set(newValue, evenAfterTheEnd: true) }
    }

    /// Requests the values of a subscription; cancels it when the subject is freed.
    @inlinable public func send(subscription: any Subscription) {
        _ = lock.withLock { state.add(subscription) }
        subscription.request(.unlimited)
    }

    /// Attaches a subscriber; after the end it receives the completion only.
    @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
        let subscription = SubjectSubscription(self, subscriber)
        let completion = lock.withLock {
            if state.completion == nil { state.add(subscription) }
            return state.completion
        }
        guard let completion else { return subscriber.receive(subscription: subscription) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
    }

    /// Sets the value, and sends it to the subscribers that want one, in the order in which they came.
    @inlinable public func send(_ input: Output) { set(input, evenAfterTheEnd: false) }

    @inlinable func set(_ input: Output, evenAfterTheEnd: Bool) {
        // The former value is released outside of the lock.
        var former = input
        let subscribers = lock.withLock {
            if evenAfterTheEnd || state.completion == nil { swap(&current, &former) }
            return state.subscribers
        }
        for subscriber in subscribers { subscriber.offer(input) }
    }

    /// Sends the completion, after which nothing is sent.
    @inlinable public func send(completion: Subscribers.Completion<Failure>) {
        for subscriber in lock.withLock({ state.finish(completion) }) { subscriber.finish(completion) }
    }
}

extension CurrentValueSubject: SubscriptionParent {
    @usableFromInline var subscriptionName: String { "CurrentValueSubject" }
    @usableFromInline var holdsValue: Bool { true }
    @usableFromInline var heldValue: Output? { value }

    @usableFromInline func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        lock.withLock { state.remove(subscription) }
    }
}
