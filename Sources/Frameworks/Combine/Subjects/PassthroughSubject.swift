/// A subject that sends its subscribers the values that it is sent, and keeps none.
///
/// ```swift
/// let taps = PassthroughSubject<Void, Never>()
/// taps.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).sink { search() }.store(in: &cancellables)
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    fileprivate let lock = Lock()
    fileprivate var state = SubjectState<Output, Failure>()

    /// Makes a subject.
    public init() {}

    deinit {
        for upstream in state.allUpstreams { upstream.cancel() }
    }

    /// Requests the values of a subscription, once a subscriber wants any; cancels it when the subject is freed.
    public func send(subscription: any Subscription) {
        if lock.withLock({ state.add(subscription) }) { subscription.request(.unlimited) }
    }

    /// Attaches a subscriber; after the end it receives the completion only.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let subscription = PassthroughSubscription(self, subscriber)
        let completion = lock.withLock {
            if state.completion == nil { state.add(subscription) }
            return state.completion
        }
        guard let completion else { return subscriber.receive(subscription: subscription) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
    }

    /// Sends a value to the subscribers that want one, in the order in which they came.
    public func send(_ input: Output) {
        for subscriber in lock.withLock({ state.subscribers }) { subscriber.offer(input) }
    }

    /// Sends the completion, after which nothing is sent.
    public func send(completion: Subscribers.Completion<Failure>) {
        for subscriber in lock.withLock({ state.finish(completion) }) { subscriber.finish(completion) }
    }
}

private final class PassthroughSubscription<Downstream: Subscriber>:
    SubjectSubscription<Downstream.Input, Downstream.Failure>, Described
{
    private let lock = Lock()
    private var parent: PassthroughSubject<Downstream.Input, Downstream.Failure>?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none

    var name: String { "PassthroughSubject" }

    var parts: [Mirror.Child] {
        let (parent, downstream, demand) = lock.withLock { (self.parent, self.downstream, self.demand) }
        return [
            ("parent", parent as Any), ("downstream", downstream as Any), ("demand", demand),
            ("subject", parent as Any),
        ]
    }

    init(_ parent: PassthroughSubject<Downstream.Input, Downstream.Failure>, _ downstream: Downstream) {
        self.parent = parent
        self.downstream = downstream
    }

    override func offer(_ output: Downstream.Input) {
        let receiver: Downstream? = lock.withLock {
            guard demand > .none, let downstream else { return nil }
            demand -= 1
            return downstream
        }
        guard let more = receiver?.receive(output), more > .none else { return }
        lock.withLock { demand += more }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let parent = lock.withLock {
            if self.parent != nil { self.demand += demand }
            return self.parent
        }
        guard let parent else { return }
        for upstream in parent.lock.withLock({ parent.state.noteDemand() }) { upstream.request(.unlimited) }
    }

    override func cancel() {
        guard let parent = end().parent else { return }
        parent.lock.withLock { parent.state.remove(self) }
    }

    private func end() -> (
        parent: PassthroughSubject<Downstream.Input, Downstream.Failure>?, downstream: Downstream?
    ) {
        lock.withLock {
            defer { (parent, downstream) = (nil, nil) }
            return (parent, downstream)
        }
    }
}
