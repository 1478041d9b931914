extension Optional {
    /// A publisher of the value, if there is one.
    public struct Publisher: Combine::Publisher {
        /// The value's type.
        public typealias Output = Wrapped
        /// It cannot fail.
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// Makes a publisher of a value, or of none.
        @inlinable public init(_ output: Output?) { self.output = output }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            if let output {
                subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Optional"))
            } else {
                subscriber.endAtOnce(.finished)
            }
        }
    }

    /// A publisher of the value, if there is one.
    @inlinable public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
