/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// What the publisher sends.
    public typealias Output = DeferredPublisher.Output
    /// What the publisher may fail with.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher of a closure that makes it for each subscriber.
    @inlinable
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes the publisher, and attaches a subscriber to it.
    @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
        createPublisher().subscribe(subscriber)
    }
}
