/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The publisher's values.
    public typealias Element = P.Output

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes, and waits for one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        /// The publisher's values.
        public typealias Element = P.Output

        private let inbox: Inbox<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            inbox = Inbox()
            publisher.subscribe(InboxSubscriber(inbox))
        }

        /// Waits for the next value; `nil` at the end, and when the task is cancelled.
        ///
        /// - Throws: the publisher's failure.
        public mutating func next() async throws -> Element? { try await inbox.next() }
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
