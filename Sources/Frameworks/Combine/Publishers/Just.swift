/// A publisher of one value, which it sends each subscriber.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Makes a publisher of a value.
    @inlinable public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    @inlinable public func receive(subscriber: some Subscriber<Output, Never>) {
        subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
