extension Publishers {
    /// A publisher whose subscribers share one subscription to another one, by way of a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// What the publisher may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to once.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType

        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) var made: SubjectType?

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        @inlinable var subject: SubjectType {
            if let made = lock.withLock({ made }) { return made }
            let new = createSubject()
            return lock.withLock {
                let subject = made ?? new
                made = subject
                return subject
            }
        }

        /// Attaches a subscriber to the subject.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            subject.attach(MulticastRelay(subscriber))
        }

        /// Subscribes the subject to the publisher.
        ///
        /// - Returns: what cancels that.
        @inlinable public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }
}

extension Publisher {
    /// Shares one subscription by way of a subject, which a closure makes when the first subscriber comes.
    @inlinable
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Shares one subscription by way of a subject.
    @inlinable public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}

@usableFromInline
final class MulticastRelay<Downstream: Subscriber>: PassingRelay<Downstream>, Described {
    @inlinable var name: String { "Multicast" }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let upstream else { return .none }
        let more = downstream.receive(input)
        if more > .none { upstream.request(more) }
        return .none
    }
}
