/// Publishes that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// It says nothing but that there is a change.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private var subscribers: [SubjectSubscription<Void, Never>] = []

    /// Makes a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let subscription = ObjectSubscription(self, subscriber)
        lock.withLock { subscribers.append(subscription) }
        subscriber.receive(subscription: subscription)
    }

    /// Tells the subscribers, in the order in which they came.
    public func send() {
        for subscriber in lock.withLock({ subscribers }) { subscriber.offer(()) }
    }

    fileprivate func remove(_ subscription: SubjectSubscription<Void, Never>) {
        lock.withLock {
            if let index = subscribers.firstIndex(where: { $0 === subscription }) {
                subscribers.remove(at: index)
            }
        }
    }
}

private final class ObjectSubscription<Downstream: Subscriber>: SubjectSubscription<Void, Never>, Described
where Downstream.Input == Void, Downstream.Failure == Never {
    private let lock = Lock()
    private var parent: ObservableObjectPublisher?
    private var downstream: Downstream?
    private var isRequested = false

    var name: String { "ObservableObjectPublisher" }
    var parts: [Mirror.Child] { [("downstream", lock.withLock { downstream } as Any)] }

    init(_ parent: ObservableObjectPublisher, _ downstream: Downstream) {
        self.parent = parent
        self.downstream = downstream
    }

    override func offer(_ output: Void) {
        // How many are wanted does not count, as Apple's does not count either.
        _ = lock.withLock { isRequested ? downstream : nil }?.receive(())
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.withLock { isRequested = true }
    }

    override func cancel() {
        let (parent, downstream) = lock.withLock {
            defer { (self.parent, self.downstream) = (nil, nil) }
            return (self.parent, self.downstream)
        }
        parent?.remove(self)
        withExtendedLifetime(downstream) {}
    }
}
