/// The value of a property with `@Published`, and those who are told before it is set.
@usableFromInline final class PublishedSubject<Output>: Publisher {
    @usableFromInline typealias Failure = Never

    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var state = SubjectState<Output, Never>()
    @usableFromInline @exclusivity(unchecked) var current: Output
    @usableFromInline @exclusivity(unchecked) var observers: ObservableObjectPublisher?

    @inlinable init(_ value: Output) { current = value }

    deinit {
        for upstream in state.upstreams { upstream.cancel() }
    }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { observers } }
        set { lock.withLock { observers = newValue } }
    }

    /// The value; what is told of a new one still finds the old one here.
    @inlinable var value: Output {
        get { lock.withLock { current } }
        set {
            let (observers, subscribers) = lock.withLock { (self.observers, state.subscribers) }
            observers?.send()
            for subscriber in subscribers { subscriber.offer(newValue) }
            // The former value is released outside of the lock.
            var former = newValue
            lock.withLock { swap(&current, &former) }
        }
    }

    @inlinable func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Never == S.Failure {
        let subscription = SubjectSubscription(self, subscriber)
        lock.withLock { state.add(subscription) }
        subscriber.receive(subscription: subscription)
    }

    /// Keeps a subscription whose values the property is set to, until the property is freed.
    @usableFromInline func keep(_ subscription: any Subscription) {
        _ = lock.withLock { state.add(subscription) }
    }
}

extension PublishedSubject: SubscriptionParent {
    @usableFromInline var subscriptionName: String { "PublishedSubject" }
    @usableFromInline var holdsValue: Bool { true }
    @usableFromInline var heldValue: Output? { value }

    @usableFromInline func remove(_ subscription: SubjectSubscription<Output, Never>) {
        lock.withLock { state.remove(subscription) }
    }
}
