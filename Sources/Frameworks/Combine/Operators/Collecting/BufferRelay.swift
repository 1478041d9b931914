/// Keeps values until they are wanted.
@usableFromInline
final class BufferRelay<Upstream: Publisher, Downstream: Subscriber>: Relay<
    Upstream.Output, Upstream.Failure, Downstream
>, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    @usableFromInline let size: Int
    @usableFromInline let prefetch: Publishers.PrefetchStrategy
    @usableFromInline let whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    @usableFromInline @exclusivity(unchecked) var values = Queue<Downstream.Input>()
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    /// The completion that follows the values.
    @usableFromInline @exclusivity(unchecked) var terminal: Subscribers.Completion<Downstream.Failure>?
    @usableFromInline @exclusivity(unchecked) var isSending = false
    @usableFromInline @exclusivity(unchecked) var isOver = false
    @inlinable var name: String { "Buffer" }

    @inlinable var parts: [Mirror.Child] {
        let (values, connection, demand, terminal) = lock.withLock {
            (self.values, self.connection, self.demand, self.terminal)
        }
        return [
            ("values", values.all), ("state", connection), ("downstreamDemand", demand),
            ("terminal", terminal as Any),
        ]
    }

    @inlinable init(_ downstream: Downstream, _ buffer: Publishers.Buffer<Upstream>) {
        size = CombineFailure.notNegative(buffer.size, "The size of a buffer")
        (prefetch, whenFull) = (buffer.prefetch, buffer.whenFull)
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        switch prefetch {
        case .keepFull: subscription.request(.max(size))
        case .byRequest: subscription.request(.unlimited)
        }
        downstream.receive(subscription: self)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let isFull: Bool? = lock.withLock {
            if isOver || connection.isAwaited { return nil }
            if case .failure? = terminal { return nil }
            return values.count >= size
        }
        guard let isFull else { return .none }
        if isFull {
            keepWhenFull(input)
        } else {
            lock.withLock { values.append(input) }
        }
        let sent = send()
        return prefetch == .keepFull ? sent : .none
    }

    @inlinable func keepWhenFull(_ input: Downstream.Input) {
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
            let dropped: Downstream.Input? = lock.withLock {
                guard let first = values.takeFirst() else { return nil }
                values.append(input)
                return first
            }
            withExtendedLifetime(dropped) {}
        case .customError(let makeError):
            let error = makeError()
            let upstream: (any Subscription)? = lock.withLock {
                terminal = .failure(error)
                return connection.subscription
            }
            upstream?.cancel()
        }
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let isSentNow = lock.withLock {
            guard terminal == nil, !isOver, !connection.isAwaited else { return false }
            terminal = completion
            if case .failure = completion, values.isEmpty {
                isOver = true
                return true
            }
            return false
        }
        if isSentNow { downstream.receive(completion: completion) } else { _ = send() }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        let sent = send()
        if prefetch == .keepFull, sent > .none { upstream?.request(sent) }
    }

    /// Sends what is there and wanted, and the completion behind it; returns how many values that were.
    @inlinable func send() -> Subscribers.Demand {
        var sent = Subscribers.Demand.none
        guard lock.withLock({ beginToSend() }) else { return sent }
        while let value = takeValue() {
            let more = downstream.receive(value)
            lock.withLock { demand += more }
            sent += 1
        }
        let completion = lock.withLock { endSending(hasSent: sent > .none) }
        if let completion { downstream.receive(completion: completion) }
        return sent
    }

    @inlinable func beginToSend() -> Bool {
        guard !isSending, !isOver, !connection.isAwaited else { return false }
        isSending = true
        return true
    }

    @inlinable func takeValue() -> Downstream.Input? {
        lock.withLock {
            guard demand > .none, !isOver, let value = values.takeFirst() else { return nil }
            demand -= 1
            return value
        }
    }

    @inlinable func endSending(hasSent: Bool) -> Subscribers.Completion<Downstream.Failure>? {
        isSending = false
        guard let terminal, !isOver else { return nil }
        // A failure does not wait until all values are wanted, once one is.
        if case .failure = terminal, hasSent {
            isOver = true
            return terminal
        }
        guard values.isEmpty, demand > .none else { return nil }
        isOver = true
        return terminal
    }

    @inlinable override func cancel() {
        let (upstream, dropped): ((any Subscription)?, Queue<Downstream.Input>) = lock.withLock {
            guard !connection.isAwaited else { return (nil, Queue()) }
            isOver = true
            defer { values = Queue() }
            return (connection.end(), values)
        }
        upstream?.cancel()
        withExtendedLifetime(dropped) {}
    }
}
