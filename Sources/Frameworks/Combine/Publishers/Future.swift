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
        let subscription = FutureSubscription(self, subscriber)
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

private final class FutureSubscription<Output, Failure: Error>: Subscription, Described {
    private let lock = Lock()
    private var parent: Future<Output, Failure>?
    private var downstream: Any?
    /// Sends the value or failure; taken once, by the one who does.
    private var deliver: Future<Output, Failure>.Promise?
    private var hasDemand = false
    var name: String { "Future" }

    var parts: [Mirror.Child] {
        let (parent, downstream, hasDemand) = lock.withLock { (self.parent, self.downstream, self.hasDemand) }
        return [
            ("parent", parent as Any), ("downstream", downstream as Any), ("hasAnyDemand", hasDemand),
            ("subject", parent as Any),
        ]
    }

    init(_ parent: Future<Output, Failure>, _ downstream: some Subscriber<Output, Failure>) {
        (self.parent, self.downstream) = (parent, downstream)
        deliver = { result in
            switch result {
            case .success(let value):
                _ = downstream.receive(value)
                downstream.receive(completion: .finished)
            case .failure(let error):
                downstream.receive(completion: .failure(error))
            }
        }
    }

    func fulfill(_ result: Result<Output, Failure>) {
        let isValue = if case .success = result { true } else { false }
        guard let deliver = takeDelivery(needsDemand: isValue) else { return }
        deliver(result)
        end()
    }

    private func takeDelivery(needsDemand: Bool) -> Future<Output, Failure>.Promise? {
        lock.withLock {
            if needsDemand, !hasDemand { return nil }
            defer { (downstream, deliver) = (nil, nil) }
            return deliver
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let parent = lock.withLock {
            hasDemand = true
            return self.parent
        }
        guard let parent, let result = parent.lock.withLock({ parent.result }) else { return }
        takeDelivery(needsDemand: true)?(result)
    }

    func cancel() { end()?.remove(self) }

    @discardableResult
    private func end() -> Future<Output, Failure>? {
        let ended = lock.withLock {
            defer { (parent, downstream, deliver) = (nil, nil, nil) }
            return (parent, downstream, deliver)
        }
        return ended.0
    }
}
