extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift::Sequence, Failure: Error>: Publisher {
        /// The elements' type.
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// Makes a publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
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
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as they are requested, and then the completion.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, Described
where Elements.Element == Downstream.Input {
    private let lock = Lock()
    private var sequence: Elements?
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: Downstream?
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let isRecord: Bool
    private var demand = Subscribers.Demand.none
    /// Whether elements are being sent, further up the stack or on another thread.
    private var isSending = false

    /// Makes the subscription; `nil` if there are no elements.
    init?(
        _ sequence: Elements, _ downstream: Downstream,
        completion: Subscribers.Completion<Downstream.Failure>, isRecord: Bool = false
    ) {
        var iterator = sequence.makeIterator()
        guard let first = iterator.next() else { return nil }
        (self.sequence, self.iterator, next) = (sequence, iterator, first)
        (self.downstream, self.completion, self.isRecord) = (downstream, completion, isRecord)
    }

    var name: String {
        lock.withLock { sequence }.map { String(describing: $0) }
            ?? (isRecord ? "Cancelled Events" : "Sequence")
    }

    var parts: [Mirror.Child] {
        let elements: Any = lock.withLock { sequence }.map { $0 as Any } ?? [Elements.Element]()
        let child: Mirror.Child = ("sequence", elements)
        return isRecord ? [child, ("completion", completion)] : [child]
    }

    func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.withLock {
            self.demand += demand
            guard !isSending, self.demand > .none, downstream != nil else { return false }
            isSending = true
            return true
        }
        if isFirst { sendWhatIsWanted() }
    }

    private func sendWhatIsWanted() {
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

    private func add(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        lock.unlock()
    }

    /// The subscriber, if another element is wanted, which then counts as sent.
    private func nextReceiver() -> Downstream? {
        lock.lock()
        defer { lock.unlock() }
        guard demand > .none, downstream != nil, next != nil else {
            isSending = false
            return nil
        }
        demand -= 1
        return downstream
    }

    func cancel() {
        _ = end()
    }

    private func end() -> Downstream? {
        let (downstream, sequence) = lock.withLock {
            defer { (self.downstream, self.sequence) = (nil, nil) }
            return (self.downstream, self.sequence)
        }
        withExtendedLifetime(sequence) {}
        return downstream
    }
}
