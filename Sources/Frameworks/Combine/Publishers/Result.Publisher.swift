extension Result {
    /// A publisher of the value, or of the failure.
    public struct Publisher: Combine::Publisher {
        /// The value's type.
        public typealias Output = Success

        /// The value or failure.
        public let result: Result<Success, Failure>

        /// Makes a publisher of a result.
        @inlinable public init(_ result: Result<Output, Failure>) { self.result = result }

        /// Makes a publisher of a value.
        @inlinable public init(_ output: Output) { self.init(.success(output)) }

        /// Makes a publisher that fails.
        @inlinable public init(_ failure: Failure) { self.init(.failure(failure)) }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: OneValueSubscription(value, subscriber, name: "Once"))
            case .failure(let error):
                subscriber.endAtOnce(.failure(error))
            }
        }
    }

    /// A publisher of the value, or of the failure.
    @inlinable public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
