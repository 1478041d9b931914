/// A publisher whose type says no more than what it publishes.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    // Holds nothing but the box, so that erasing twice is erasing once.
    private let box: PublisherBox<Output, Failure>

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        box = (publisher as? AnyPublisher)?.box ?? ErasedPublisher(publisher)
    }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }
    /// `AnyPublisher`.
    public var playgroundDescription: Any { description }

    /// Attaches a subscriber to the publisher that is wrapped.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        box.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Wraps the publisher, so that its type is not told.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}

private class PublisherBox<Output, Failure: Error> {
    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        preconditionFailure("Overridden below.")
    }
}

private final class ErasedPublisher<Base: Publisher>: PublisherBox<Base.Output, Base.Failure> {
    private let base: Base

    init(_ base: Base) { self.base = base }

    override func receive<S: Subscriber>(subscriber: S)
    where Base.Output == S.Input, Base.Failure == S.Failure {
        base.subscribe(subscriber)
    }
}
