extension Publishers {
    /// A publisher that connects another one with the first subscriber, and disconnects it with the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// What the publisher may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public final let upstream: Upstream

        private let lock = Lock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        /// Makes the publisher, as its operator does.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects if it is the first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                guard connection != nil else { return true }
                subscriberCount += 1
                return false
            }
            upstream.subscribe(
                Through(
                    subscriber, "Autoconnect", parts: [("parent", self), ("downstream", subscriber)],
                    subscription: {
                        subscriber.receive(subscription: CountedSubscription($0) { self.leave() })
                    }, value: { subscriber.receive($0) },
                    completion: { subscriber.receive(completion: $0) }))
            guard isFirst else { return }
            let new = upstream.connect()
            lock.withLock { (subscriberCount, connection) = (1, new) }
        }

        private func leave() {
            let ended: (any Cancellable)? = lock.withLock {
                subscriberCount -= 1
                guard subscriberCount == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            ended?.cancel()
        }
    }
}

/// A subscription that tells, once, that it was cancelled.
private final class CountedSubscription: Subscription, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private let upstream: any Subscription
    private var whenCancelled: (() -> Void)?

    var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
    var description: String { String(describing: upstream) }
    var playgroundDescription: Any { description }

    init(_ upstream: any Subscription, whenCancelled: @escaping () -> Void) {
        (self.upstream, self.whenCancelled) = (upstream, whenCancelled)
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() {
        let action = lock.withLock {
            defer { whenCancelled = nil }
            return whenCancelled
        }
        upstream.cancel()
        action?()
    }
}
