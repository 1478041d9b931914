/// A publisher whose type says no more than what it publishes.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    // Holds nothing but the box, so that erasing twice is erasing once.
    @usableFromInline let box: PublisherBox<Output, Failure>

    /// Wraps a publisher.
    @inlinable public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        box = (publisher as? AnyPublisher)?.box ?? PublisherBox(publisher)
    }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }
    /// `AnyPublisher`.
    public var playgroundDescription: Any { description }

    /// Attaches a subscriber to the publisher that is wrapped.
    @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
        box.attach((subscriber as? Receiver) ?? Receiver(subscriber))
    }
}

extension Publisher {
    /// Wraps the publisher, so that its type is not told.
    @inlinable public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}

/// A publisher as a closure, which is made where its type is known.
@usableFromInline final class PublisherBox<Output, Failure: Error> {
    @usableFromInline let attach: (Receiver<Output, Failure>) -> Void

    @inlinable init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        attach = { publisher.attach($0) }
    }
}
