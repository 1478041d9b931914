/// Publishes that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// It says nothing but that there is a change.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private var state = SubjectState<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Void, Never>) {
        let subscription = SubjectSubscription(self, subscriber)
        lock.withLock { state.add(subscription) }
        subscriber.receive(subscription: subscription)
    }

    /// Tells the subscribers, in the order in which they came.
    public func send() {
        for subscriber in lock.withLock({ state.subscribers }) { subscriber.offer(()) }
    }
}

extension ObservableObjectPublisher: SubscriptionParent {
    @usableFromInline var subscriptionName: String { "ObservableObjectPublisher" }
    // As with Apple's, it does not count how many are wanted.
    @usableFromInline var countsDemand: Bool { false }

    @usableFromInline func remove(_ subscription: SubjectSubscription<Void, Never>) {
        lock.withLock { state.remove(subscription) }
    }
}
