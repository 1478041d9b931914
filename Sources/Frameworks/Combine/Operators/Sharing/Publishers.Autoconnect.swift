extension Publishers {
    /// A publisher that connects another one with the first subscriber, and disconnects it with the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// What the publisher may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public final let upstream: Upstream

        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) var subscriberCount = 0
        @usableFromInline @exclusivity(unchecked) var connection: (any Cancellable)?

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects if it is the first.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let hasLeft = Memory(false)
            let isFirst = lock.withLock {
                guard connection != nil else { return true }
                subscriberCount += 1
                return false
            }
            upstream.attach(
                Through(
                    "Autoconnect", parts: [("parent", self), ("downstream", subscriber)],
                    subscription: {
                        subscriber.receive(subscription: CountedSubscription($0) { self.leave(hasLeft) })
                    }, value: { subscriber.receive($0) },
                    completion: { subscriber.receive(completion: $0) }))
            if isFirst { connect(unless: hasLeft) }
        }

        /// Connects for a first subscriber, unless that has cancelled; disconnects if it does so meanwhile.
        @usableFromInline func connect(unless hasLeft: Memory<Bool>) {
            if lock.withLock({ hasLeft.value }) { return }
            let new = upstream.connect()
            let isWanted = lock.withLock {
                if !hasLeft.value { (subscriberCount, connection) = (1, new) }
                return !hasLeft.value
            }
            if !isWanted { new.cancel() }
        }

        @usableFromInline func leave(_ hasLeft: Memory<Bool>) {
            let ended: (any Cancellable)? = lock.withLock {
                hasLeft.value = true
                guard connection != nil else { return nil }
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
@usableFromInline
final class CountedSubscription: Subscription, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline let lock = Lock()
    @usableFromInline let upstream: any Subscription
    @usableFromInline @exclusivity(unchecked) var whenCancelled: (() -> Void)?

    @inlinable var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
    @inlinable var description: String { String(describing: upstream) }
    @inlinable var playgroundDescription: Any { description }

    @inlinable init(_ upstream: any Subscription, whenCancelled: @escaping () -> Void) {
        (self.upstream, self.whenCancelled) = (upstream, whenCancelled)
    }

    @inlinable func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    @inlinable func cancel() {
        let action = lock.withLock {
            defer { whenCancelled = nil }
            return whenCancelled
        }
        upstream.cancel()
        action?()
    }
}
