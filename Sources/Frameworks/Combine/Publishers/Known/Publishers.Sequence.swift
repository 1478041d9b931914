extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift::Sequence, Failure: Error>: Publisher {
        /// The elements' type.
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// Makes a publisher of a sequence.
        @inlinable public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            if let subscription = SequenceSubscription(sequence, subscriber, completion: .finished) {
                subscriber.receive(subscription: subscription)
            } else {
                subscriber.endAtOnce(.finished)
            }
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// A publisher of the elements.
    @inlinable public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as they are requested, and then the completion.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, Described
where Elements.Element == Downstream.Input {
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var sequence: Elements?
    @usableFromInline @exclusivity(unchecked) var iterator: Elements.Iterator
    @usableFromInline @exclusivity(unchecked) var next: Elements.Element?
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>
    @usableFromInline let isRecord: Bool
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    /// Whether elements are being sent, further up the stack or on another thread.
    @usableFromInline @exclusivity(unchecked) var isSending = false
    /// Sends what is wanted; a closure, so that it is compiled for the types that are known where it is made.
    @usableFromInline let sendWhatIsWanted: (SequenceSubscription) -> Void

    /// Makes the subscription; `nil` if there are no elements.
    @inlinable init?(
        _ sequence: Elements, _ downstream: Downstream,
        completion: Subscribers.Completion<Downstream.Failure>, isRecord: Bool = false
    ) {
        var iterator = sequence.makeIterator()
        guard let first = iterator.next() else { return nil }
        (self.sequence, self.iterator, next) = (sequence, iterator, first)
        (self.downstream, self.completion, self.isRecord) = (downstream, completion, isRecord)
        sendWhatIsWanted = { $0.send() }
    }

    @inlinable var name: String {
        lock.withLock { sequence }.map { String(describing: $0) }
            ?? (isRecord ? "Cancelled Events" : "Sequence")
    }

    @inlinable var parts: [Mirror.Child] {
        let elements: Any = lock.withLock { sequence }.map { $0 as Any } ?? [Elements.Element]()
        let child: Mirror.Child = ("sequence", elements)
        return isRecord ? [child, ("completion", completion)] : [child]
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.withLock {
            self.demand += demand
            guard !isSending, self.demand > .none, downstream != nil else { return false }
            isSending = true
            return true
        }
        if isFirst { sendWhatIsWanted(self) }
    }

    @inlinable func send() {
        while let downstream = nextReceiver(), let element = next {
            // Only the one who sends reads the iterator.
            next = iterator.next()
            let more = downstream.receive(element)
            guard next != nil else {
                if end() != nil { downstream.receive(completion: completion) }
                return
            }
            if more > .none { add(more) }
        }
    }

    @inlinable func add(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        lock.unlock()
    }

    /// The subscriber, if another element is wanted, which then counts as sent.
    @inlinable func nextReceiver() -> Downstream? {
        lock.lock()
        defer { lock.unlock() }
        guard demand > .none, downstream != nil, next != nil else {
            isSending = false
            return nil
        }
        demand -= 1
        return downstream
    }

    @inlinable func cancel() {
        _ = end()
    }

    @inlinable func end() -> Downstream? {
        let (downstream, sequence) = lock.withLock {
            defer { (self.downstream, self.sequence) = (nil, nil) }
            return (self.downstream, self.sequence)
        }
        withExtendedLifetime(sequence) {}
        return downstream
    }
}
