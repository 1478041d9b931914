import Foundation
import HeadlessUIKit

extension NSObject {
    /// A publisher of the values of a property that is observed.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// The property's type.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        /// The object, which the publisher retains.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values are sent: `initial` for the present one, too.
        public let options: NSKeyValueObservingOptions

        /// Makes a publisher of a property, as an object's `publisher(for:options:)` does.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Attaches a subscriber, which observes the property until it cancels.
        public func receive(subscriber: some Subscriber<Value, Never>) {
            subscriber.receive(subscription: KeyValueSubscription(self, subscriber))
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    /// Whether two publish the same property in the same way.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
}

extension KeyValueObserving where Self: NSObject {
    /// Makes a publisher of the values of a property, as ``observe(_:options:changeHandler:)`` observes it.
    ///
    /// - Parameters:
    ///   - keyPath: the property. One of an object that tells of no changes is a failure at the first request.
    ///   - options: `initial` for the present value, too.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

private final class KeyValueSubscription<Object: NSObject, Downstream: Subscriber>: Subscription, Described
where Downstream.Failure == Never {
    private let lock = Lock()
    private var publisher: NSObject.KeyValueObservingPublisher<Object, Downstream.Input>?
    private var downstream: Downstream?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    /// A value that came when none was wanted: the last one.
    private var waiting: Downstream.Input?
    var name: String { "KVOSubscription" }

    init(_ publisher: NSObject.KeyValueObservingPublisher<Object, Downstream.Input>, _ downstream: Downstream)
    {
        (self.publisher, self.downstream) = (publisher, downstream)
        let (object, keyPath) = (publisher.object, publisher.keyPath)
        observation = object.observe(keyPath, options: publisher.options) { [weak self] object, _ in
            self?.offer(object[keyPath: keyPath])
        }
    }

    private func offer(_ value: Downstream.Input) {
        let receiver: Downstream? = lock.withLock {
            guard let downstream else { return nil }
            guard demand > .none else {
                waiting = value
                return nil
            }
            demand -= 1
            return downstream
        }
        send(value, to: receiver)
    }

    private func send(_ value: Downstream.Input, to receiver: Downstream?) {
        guard let more = receiver?.receive(value), more > .none else { return }
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let (value, receiver): (Downstream.Input?, Downstream?) = lock.withLock {
            self.demand += demand
            guard let waiting, let downstream else { return (nil, nil) }
            self.demand -= 1
            defer { self.waiting = nil }
            return (waiting, downstream)
        }
        if let value { send(value, to: receiver) }
    }

    func cancel() {
        let ended = lock.withLock {
            defer { (publisher, downstream, observation, waiting) = (nil, nil, nil, nil) }
            return (publisher, downstream, observation, waiting)
        }
        ended.2?.invalidate()
    }
}
