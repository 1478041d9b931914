/// A publisher of one value or failure that is known later.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///     DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(42)) }
/// }
/// ```
public final class Future<Output, Failure: Error>: Publisher {
    /// What is called, once, when the value or failure is known.
    public typealias Promise = (Result<Output, Failure>) -> Void

    fileprivate let lock = Lock()
    fileprivate var result: Result<Output, Failure>?
    private var subscribers: [FutureSubscription<Output, Failure>] = []

    /// Makes a publisher, and calls a closure at once, which finds out the value.
    ///
    /// - Parameter attemptToFulfill: gets the promise to call.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let subscribers = lock.withLock {
            guard self.result == nil else { return [FutureSubscription<Output, Failure>]() }
            self.result = result
            defer { self.subscribers = [] }
            return self.subscribers
        }
        for subscriber in subscribers { subscriber.fulfill(result) }
    }

    /// Attaches a subscriber, which receives the value or failure when it is known.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
        let subscription = AttachedFutureSubscription(self, subscriber)
        let result = lock.withLock {
            if self.result == nil { subscribers.append(subscription) }
            return self.result
        }
        subscriber.receive(subscription: subscription)
        if let result, case .failure = result { subscription.fulfill(result) }
    }

    fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
        lock.withLock { subscribers.removeAll { $0 === subscription } }
    }
}

// All of its state is read and written under its lock; what it hands out can be sent.
extension Future: @unchecked Sendable where Output: Sendable {}

private class FutureSubscription<Output, Failure: Error>: Subscription {
    func fulfill(_ result: Result<Output, Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

private final class AttachedFutureSubscription<Downstream: Subscriber>:
    FutureSubscription<Downstream.Input, Downstream.Failure>, Described
{
    typealias Parent = Future<Downstream.Input, Downstream.Failure>

    private let lock = Lock()
    private var parent: Parent?
    private var downstream: Downstream?
    private var hasDemand = false

    var name: String { "Future" }

    var parts: [Mirror.Child] {
        let (parent, downstream, hasDemand) = lock.withLock { (self.parent, self.downstream, self.hasDemand) }
        return [
            ("parent", parent as Any), ("downstream", downstream as Any), ("hasAnyDemand", hasDemand),
            ("subject", parent as Any),
        ]
    }

    init(_ parent: Parent, _ downstream: Downstream) {
        (self.parent, self.downstream) = (parent, downstream)
    }

    override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
        let receiver: Downstream? = lock.withLock {
            if case .success = result, !hasDemand { return nil }
            defer { downstream = nil }
            return downstream
        }
        guard let receiver else { return }
        send(result, to: receiver)
        end()
    }

    private func send(_ result: Result<Downstream.Input, Downstream.Failure>, to receiver: Downstream) {
        switch result {
        case .success(let value):
            _ = receiver.receive(value)
            receiver.receive(completion: .finished)
        case .failure(let error):
            receiver.receive(completion: .failure(error))
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let parent = lock.withLock {
            hasDemand = true
            return self.parent
        }
        guard let parent, let result = parent.lock.withLock({ parent.result }) else { return }
        let receiver = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        if let receiver { send(result, to: receiver) }
    }

    override func cancel() { end()?.remove(self) }

    @discardableResult
    private func end() -> Parent? {
        let (parent, downstream) = lock.withLock {
            defer { (self.parent, self.downstream) = (nil, nil) }
            return (self.parent, self.downstream)
        }
        withExtendedLifetime(downstream) {}
        return parent
    }
}
