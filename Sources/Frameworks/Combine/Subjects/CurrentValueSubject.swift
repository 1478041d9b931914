/// A subject that has a value: it sends it to each new subscriber, and then each one that it is set to.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    fileprivate let lock = Lock()
    fileprivate var state = SubjectState<Output, Failure>()
    fileprivate var current: Output

    /// Makes a subject with a value.
    public init(_ value: Output) { current = value }

    deinit {
        for upstream in state.allUpstreams { upstream.cancel() }
    }

    /// The value; setting it sends it to the subscribers.
    public var value: Output {
        get { lock.withLock { current } }
        set { set(newValue, evenAfterTheEnd: true) }
    }

    /// Requests the values of a subscription; cancels it when the subject is freed.
    public func send(subscription: any Subscription) {
        _ = lock.withLock { state.add(subscription) }
        subscription.request(.unlimited)
    }

    /// Attaches a subscriber; after the end it receives the completion only.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let subscription = CurrentValueSubscription(self, subscriber)
        let completion = lock.withLock {
            if state.completion == nil { state.add(subscription) }
            return state.completion
        }
        guard let completion else { return subscriber.receive(subscription: subscription) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
    }

    /// Sets the value, and sends it to the subscribers that want one, in the order in which they came.
    public func send(_ input: Output) { set(input, evenAfterTheEnd: false) }

    private func set(_ input: Output, evenAfterTheEnd: Bool) {
        // The former value is released outside of the lock.
        var former = input
        let subscribers = lock.withLock {
            if evenAfterTheEnd || state.completion == nil { swap(&current, &former) }
            return state.subscribers
        }
        for subscriber in subscribers { subscriber.offer(input) }
    }

    /// Sends the completion, after which nothing is sent.
    public func send(completion: Subscribers.Completion<Failure>) {
        for subscriber in lock.withLock({ state.finish(completion) }) { subscriber.finish(completion) }
    }
}

private final class CurrentValueSubscription<Downstream: Subscriber>:
    SubjectSubscription<Downstream.Input, Downstream.Failure>, Described
{
    typealias Parent = CurrentValueSubject<Downstream.Input, Downstream.Failure>

    private let lock = Lock()
    private var parent: Parent?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// Whether the subject's value was sent, so that a request need not.
    private var hasSentCurrent = false

    var name: String { "CurrentValueSubject" }

    var parts: [Mirror.Child] {
        let (parent, downstream, demand) = lock.withLock { (self.parent, self.downstream, self.demand) }
        return [
            ("parent", parent as Any), ("downstream", downstream as Any), ("demand", demand),
            ("subject", parent as Any),
        ]
    }

    init(_ parent: Parent, _ downstream: Downstream) {
        self.parent = parent
        self.downstream = downstream
    }

    override func offer(_ output: Downstream.Input) {
        let receiver: Downstream? = lock.withLock {
            hasSentCurrent = demand > .none
            guard hasSentCurrent, let downstream else { return nil }
            demand -= 1
            return downstream
        }
        send(output, to: receiver)
    }

    private func send(_ output: Downstream.Input, to receiver: Downstream?) {
        guard let more = receiver?.receive(output), more > .none else { return }
        lock.withLock { demand += more }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let (parent, receiver): (Parent?, Downstream?) = lock.withLock {
            guard let parent = self.parent else { return (nil, nil) }
            self.demand += demand
            if hasSentCurrent { return (parent, nil) }
            hasSentCurrent = true
            self.demand -= 1
            return (parent, downstream)
        }
        if let parent, let receiver { send(parent.value, to: receiver) }
    }

    override func cancel() {
        guard let parent = end().parent else { return }
        parent.lock.withLock { parent.state.remove(self) }
    }

    private func end() -> (parent: Parent?, downstream: Downstream?) {
        lock.withLock {
            defer { (parent, downstream) = (nil, nil) }
            return (parent, downstream)
        }
    }
}
