/// The value of a property with `@Published`, and those who are told before it is set.
final class PublishedSubject<Output>: Publisher {
    typealias Failure = Never

    fileprivate let lock = Lock()
    fileprivate var state = SubjectState<Output, Never>()
    private var current: Output
    private var observers: ObservableObjectPublisher?

    init(_ value: Output) { current = value }

    deinit {
        for upstream in state.allUpstreams { upstream.cancel() }
    }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { observers } }
        set { lock.withLock { observers = newValue } }
    }

    /// The value; what is told of a new one still finds the old one here.
    var value: Output {
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

    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Never == S.Failure {
        let subscription = PublishedSubscription(self, subscriber)
        lock.withLock { state.add(subscription) }
        subscriber.receive(subscription: subscription)
    }

    /// Keeps a subscription whose values the property is set to, until the property is freed.
    func keep(_ subscription: any Subscription) {
        _ = lock.withLock { state.add(subscription) }
    }
}

private final class PublishedSubscription<Downstream: Subscriber>:
    SubjectSubscription<Downstream.Input, Downstream.Failure>, Described
where Downstream.Failure == Never {
    private let lock = Lock()
    private var parent: PublishedSubject<Downstream.Input>?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var hasSentCurrent = false

    var name: String { "PublishedSubject" }

    var parts: [Mirror.Child] {
        let (parent, downstream, demand) = lock.withLock { (self.parent, self.downstream, self.demand) }
        return [
            ("parent", parent as Any), ("downstream", downstream as Any), ("demand", demand),
            ("subject", parent as Any),
        ]
    }

    init(_ parent: PublishedSubject<Downstream.Input>, _ downstream: Downstream) {
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

    override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let (parent, receiver): (PublishedSubject<Downstream.Input>?, Downstream?) = lock.withLock {
            guard self.parent != nil else { return (nil, nil) }
            self.demand += demand
            if hasSentCurrent { return (nil, nil) }
            hasSentCurrent = true
            self.demand -= 1
            return (self.parent, downstream)
        }
        if let parent { send(parent.value, to: receiver) }
    }

    override func cancel() {
        let (parent, downstream) = lock.withLock {
            defer { (self.parent, self.downstream) = (nil, nil) }
            return (self.parent, self.downstream)
        }
        if let parent { parent.lock.withLock { parent.state.remove(self) } }
        withExtendedLifetime(downstream) {}
    }
}
