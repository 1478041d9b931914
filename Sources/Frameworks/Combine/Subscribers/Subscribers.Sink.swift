extension Subscribers {
    /// A subscriber that takes all values, and gives them to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) var connection = Connection.awaited
        @usableFromInline @exclusivity(unchecked) var valueHandler: (Input) -> Void
        @usableFromInline @exclusivity(unchecked) var completionHandler: (Completion<Failure>) -> Void
        @usableFromInline var mark: AnyObject?

        /// Called with each value.
        @inlinable public var receiveValue: (Input) -> Void { lock.withLock { valueHandler } }

        /// Called with the completion.
        @inlinable public var receiveCompletion: (Completion<Failure>) -> Void {
            lock.withLock { completionHandler }
        }

        /// Makes a subscriber of closures.
        ///
        /// - Parameters:
        ///   - receiveCompletion: called with the completion.
        ///   - receiveValue: called with each value.
        @inlinable public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            completionHandler = receiveCompletion
            valueHandler = receiveValue
        }

        /// Notes that a test's code has made it, so that it can be named if it is left behind.
        @usableFromInline convenience init(
            _ receiveCompletion: @escaping (Completion<Failure>) -> Void,
            _ receiveValue: @escaping (Input) -> Void, _ mark: AnyObject
        ) {
            self.init(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
            self.mark = mark
        }

        /// `Sink`.
        public var description: String { "Sink" }
        /// A reflection without parts.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
        /// `Sink`.
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

        /// Calls the closure with a value.
        @inlinable public func receive(_ value: Input) -> Demand {
            lock.lock()
            let handler = valueHandler
            lock.unlock()
            handler(value)
            return .none
        }

        /// Calls the closure with the completion, and releases both closures.
        @inlinable public func receive(completion: Completion<Failure>) {
            // What is released is released when this function returns, outside of the lock.
            end().completionHandler(completion)
        }

        /// Cancels the subscription, and releases both closures if there is one.
        @inlinable public func cancel() {
            guard lock.withLock({ connection.subscription != nil }) else {
                // Without a subscription the closures stay, as Combine has it.
                return lock.withLock { connection = .ended }
            }
            end().connection?.cancel()
        }

        @usableFromInline typealias Released = (
            connection: (any Subscription)?, completionHandler: (Completion<Failure>) -> Void,
            (Input) -> Void, AnyObject?
        )

        @usableFromInline func end() -> Released {
            lock.withLock {
                defer {
                    valueHandler = { _ in }
                    completionHandler = { _ in }
                    mark = nil
                }
                return (connection.end(), completionHandler, valueHandler, mark)
            }
        }
    }
}
