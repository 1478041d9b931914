/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// What it fails with.
    public let error: Failure

    /// Makes a publisher that fails.
    @inlinable public init(error: Failure) { self.error = error }

    /// Makes a publisher that fails, and says its type.
    @inlinable public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

    /// Attaches a subscriber.
    @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
        subscriber.endAtOnce(.failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
