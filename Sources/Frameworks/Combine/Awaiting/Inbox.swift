/// The tasks that wait for values of a publisher.
///
/// It asks for one value for each task that waits. The subscription ends with it, or with its task.
final class Inbox<Output, Failure: Error>: @unchecked Sendable {
    // All of its state is read and written under its lock.
    private let lock = Lock()
    private var connection = Connection.awaited
    private var waiting: [CheckedContinuation<Output?, any Error>] = []
    private var completion: Subscribers.Completion<Failure>?
    /// What was requested before there was a subscription.
    private var demand = Subscribers.Demand.none

    deinit { connection.subscription?.cancel() }

    func receive(subscription: any Subscription) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard connection.isAwaited else { return nil }
            connection = .made(subscription)
            defer { self.demand = .none }
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Output) {
        if let refused = refuseBeforeSubscription() {
            for continuation in refused { continuation.resume(returning: nil) }
            return
        }
        let (first, isUnwanted): (CheckedContinuation<Output?, any Error>?, Bool) = lock.withLock {
            guard connection.subscription != nil else { return (nil, false) }
            return waiting.isEmpty ? (nil, true) : (waiting.removeFirst(), false)
        }
        if isUnwanted {
            CombineFailure.misuse("values received a value that was not requested.").note()
        }
        // It is handed over completely: the publisher does not use it any more.
        nonisolated(unsafe) let value: Output? = input
        first?.resume(returning: value)
    }

    /// The tasks that wait, if a value comes from a publisher that never sent a subscription: they get none.
    private func refuseBeforeSubscription() -> [CheckedContinuation<Output?, any Error>]? {
        lock.withLock {
            guard connection.isAwaited else { return nil }
            defer { waiting = [] }
            return waiting
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let waiting = lock.withLock {
            guard !connection.isEnded else { return [CheckedContinuation<Output?, any Error>]() }
            _ = connection.end()
            defer { self.waiting = [] }
            if self.waiting.isEmpty { self.completion = completion }
            return self.waiting
        }
        for (index, continuation) in waiting.enumerated() {
            if index == 0, case .failure(let error) = completion {
                continuation.resume(throwing: error)
            } else {
                continuation.resume(returning: nil)
            }
        }
    }

    func next() async throws -> Output? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait($0) }
        } onCancel: {
            cancel()
        }
    }

    private func wait(_ continuation: CheckedContinuation<Output?, any Error>) {
        let (upstream, answer): ((any Subscription)?, Result<Output?, any Error>?) = lock.withLock {
            if case .failure(let error)? = completion {
                completion = nil
                return (nil, .failure(error))
            }
            if connection.isEnded { return (nil, .success(nil)) }
            waiting.append(continuation)
            if connection.isAwaited { demand += 1 }
            return (connection.subscription, nil)
        }
        switch answer {
        case .success(let output):
            // It is handed over completely: it is no longer in the list.
            nonisolated(unsafe) let value = output
            continuation.resume(returning: value)
        case .failure(let error): continuation.resume(throwing: error)
        case nil: break
        }
        upstream?.request(.max(1))
    }

    func cancel() {
        let (upstream, waiting) = lock.withLock {
            defer { self.waiting = [] }
            return (connection.end(), self.waiting)
        }
        upstream?.cancel()
        for continuation in waiting { continuation.resume(returning: nil) }
    }
}

/// Puts what a publisher sends into an inbox, which it does not retain: that is the iterator's.
final class InboxSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    private weak var inbox: Inbox<Input, Failure>?

    init(_ inbox: Inbox<Input, Failure>) { self.inbox = inbox }

    func receive(subscription: any Subscription) {
        guard let inbox else { return subscription.cancel() }
        inbox.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        inbox?.receive(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { inbox?.receive(completion: completion) }

    func cancel() { inbox?.cancel() }
}
