/// The values of a publisher that never fails, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The publisher's values.
    public typealias Element = P.Output

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes, and waits for one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        /// The publisher's values.
        public typealias Element = P.Output

        private let inbox: Inbox<P.Output, Never>

        fileprivate init(_ publisher: P) {
            inbox = Inbox()
            publisher.subscribe(InboxSubscriber(inbox))
        }

        /// Waits for the next value; `nil` at the end, and when the task is cancelled.
        public mutating func next() async -> Element? {
            // It cannot fail.
            try? await inbox.next()
        }
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
