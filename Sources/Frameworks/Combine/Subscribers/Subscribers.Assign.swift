extension Subscribers {
    /// A subscriber that assigns each value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        /// It cannot fail.
        public typealias Failure = Never

        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) var connection = Connection.awaited
        @usableFromInline @exclusivity(unchecked) var target: Root?
        @usableFromInline var mark: AnyObject?

        /// The object, until the end.
        @inlinable public var object: Root? { lock.withLock { target } }

        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Makes a subscriber that assigns to a property of an object.
        @inlinable public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        @usableFromInline convenience init(
            object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>, _ mark: AnyObject
        ) {
            self.init(object: object, keyPath: keyPath)
            self.mark = mark
        }

        /// Such as `Assign Form.`.
        public var description: String { "Assign \(Root.self)." }

        /// A reflection with the object, the property, and whether there is a subscription.
        public var customMirror: Mirror {
            let (object, connection) = lock.withLock { (target, self.connection) }
            return Mirror(
                self, children: ["object": object as Any, "keyPath": keyPath, "status": connection])
        }

        /// The description.
        public var playgroundDescription: Any { description }

        /// Requests all values; a second subscription is cancelled.
        @inlinable public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard connection.isAwaited else { return false }
                connection = .made(subscription)
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Assigns a value.
        @inlinable public func receive(_ value: Input) -> Demand {
            let target = lock.withLock { connection.subscription == nil ? nil : self.target }
            target?[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object.
        @inlinable public func receive(completion: Completion<Never>) {
            withExtendedLifetime(end()) {}
        }

        /// Cancels the subscription, and releases the object.
        @inlinable public func cancel() {
            let released = end()
            released.0?.cancel()
        }

        @usableFromInline func end() -> ((any Subscription)?, Root?, AnyObject?) {
            lock.withLock {
                guard connection.subscription != nil else { return (nil, nil, nil) }
                defer {
                    target = nil
                    mark = nil
                }
                return (connection.end(), target, mark)
            }
        }
    }
}
