import Foundation
import TimeLapse

extension TimeLapse::NotificationCenter {
    /// Makes a publisher of notifications with a name, from an object.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - object: the object that posts them; any if `nil`.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: Combine::Publisher {
        /// A notification.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never

        /// The centre.
        public let center: TimeLapse::NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts them; any if `nil`.
        public let object: AnyObject?

        /// Makes a publisher, as a centre's `publisher(for:object:)` does.
        public init(center: TimeLapse::NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
        {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches a subscriber, which observes the centre until it cancels.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.receive(subscription: NotificationSubscription(self, subscriber))
        }
    }
}

extension TimeLapse::NotificationCenter.Publisher: Equatable {
    /// Whether two publish the same notifications.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, Described
where Downstream.Input == Notification, Downstream.Failure == Never {
    private let lock = Lock()
    /// Held while the subscriber is called, whichever threads post.
    private let order = RecursiveLock()
    private let publisher: TimeLapse::NotificationCenter.Publisher
    private var downstream: Downstream?
    private var observation: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none
    var name: String { "NotificationCenter Observer" }

    var parts: [Mirror.Child] {
        let (isActive, demand) = lock.withLock { (downstream != nil, self.demand) }
        return [
            ("center", (isActive ? publisher.center : nil) as Any),
            ("name", (isActive ? publisher.name : nil) as Any),
            ("object", (isActive ? publisher.object : nil) as Any), ("demand", demand),
        ]
    }

    init(_ publisher: TimeLapse::NotificationCenter.Publisher, _ downstream: Downstream) {
        (self.publisher, self.downstream) = (publisher, downstream)
        // Its state is guarded by its lock.
        nonisolated(unsafe) let offer: (Notification) -> Void = { [weak self] in self?.offer($0) }
        observation = publisher.center.addObserver(
            forName: publisher.name, object: publisher.object, queue: nil
        ) { offer($0) }
    }

    private func offer(_ notification: Notification) {
        order.withLock {
            let receiver: Downstream? = lock.withLock {
                guard demand > .none, let downstream else { return nil }
                demand -= 1
                return downstream
            }
            guard let more = receiver?.receive(notification), more > .none else { return }
            lock.withLock { demand += more }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    func cancel() {
        let (observation, downstream) = lock.withLock {
            defer { (self.observation, self.downstream) = (nil, nil) }
            return (self.observation, self.downstream)
        }
        if let observation { publisher.center.removeObserver(observation) }
        withExtendedLifetime(downstream) {}
    }

    deinit {
        if let observation { publisher.center.removeObserver(observation) }
    }
}
