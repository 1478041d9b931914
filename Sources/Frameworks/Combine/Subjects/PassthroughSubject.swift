/// A subject that sends its subscribers the values that it is sent, and keeps none.
///
/// ```swift
/// let taps = PassthroughSubject<Void, Never>()
/// taps.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).sink { search() }.store(in: &cancellables)
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var state = SubjectState<Output, Failure>()

    /// Makes a subject.
    @inlinable public init() {}

    deinit {
        for upstream in state.upstreams { upstream.cancel() }
    }

    /// Requests the values of a subscription, once a subscriber wants any; cancels it when the subject is freed.
    @inlinable public func send(subscription: any Subscription) {
        if lock.withLock({ state.add(subscription) }) { subscription.request(.unlimited) }
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

    /// Sends a value to the subscribers that want one, in the order in which they came.
    @inlinable public func send(_ input: Output) {
        for subscriber in lock.withLock({ state.subscribers }) { subscriber.offer(input) }
    }

    /// Sends the completion, after which nothing is sent.
    @inlinable public func send(completion: Subscribers.Completion<Failure>) {
        for subscriber in lock.withLock({ state.finish(completion) }) { subscriber.finish(completion) }
    }
}

extension PassthroughSubject: SubscriptionParent {
    @usableFromInline var subscriptionName: String { "PassthroughSubject" }

    @usableFromInline func noteDemand() {
        for upstream in lock.withLock({ state.noteDemand() }) { upstream.request(.unlimited) }
    }

    @usableFromInline func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        lock.withLock { state.remove(subscription) }
    }
}
