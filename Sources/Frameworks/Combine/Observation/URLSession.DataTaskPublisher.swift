import FailureReporting
import VirtualFoundation

extension URLSession {
    /// Makes a publisher of what a server answers to a request for a URL.
    ///
    /// ```swift
    /// let items = URLSession.shared.dataTaskPublisher(for: url)
    ///     .map(\.data).decode(type: [Item].self, decoder: JSONDecoder())
    /// ```
    public func dataTaskPublisher(
        for url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> DataTaskPublisher {
        dataTaskPublisher(
            for: URLRequest(url: url), fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Makes a publisher of what a server answers to a request.
    ///
    /// Each subscriber has a task of its own, which begins with its first demand, and which it cancels.
    public func dataTaskPublisher(
        for request: URLRequest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> DataTaskPublisher {
        DataTaskPublisher(
            request: request, session: self, site: CallSite(fileID, filePath, line, column))
    }

    /// A publisher of what a server answers to a request.
    public struct DataTaskPublisher: Publisher {
        /// The body and the head of the answer.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why there is no answer.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session whose tasks ask.
        public let session: URLSession
        let site: CallSite

        init(request: URLRequest, session: URLSession, site: CallSite) {
            (self.request, self.session, self.site) = (request, session, site)
        }

        /// Makes a publisher, as a session's `dataTaskPublisher(for:)` does.
        public init(
            request: URLRequest, session: URLSession, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            self.init(request: request, session: session, site: CallSite(fileID, filePath, line, column))
        }

        /// Attaches a subscriber, whose first demand begins a task.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, Described
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = Lock()
    private var publisher: URLSession.DataTaskPublisher?
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    var name: String { "DataTaskPublisher" }

    var parts: [Mirror.Child] {
        let (task, downstream) = lock.withLock { (self.task, self.downstream) }
        return [("task", task as Any), ("downstream", downstream as Any)]
    }

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        (self.publisher, self.downstream) = (publisher, downstream)
    }

    func request(_ demand: Subscribers.Demand) {
        guard CombineFailure.isPositive(demand, of: name) else { return }
        let publisher = lock.withLock {
            defer { self.publisher = nil }
            return self.publisher
        }
        guard let publisher else { return }
        // Its state is guarded by its lock.
        nonisolated(unsafe) let finish: (Data?, URLResponse?, (any Error)?) -> Void = {
            self.finish($0, $1, $2)
        }
        let site = publisher.site
        let task = publisher.session.dataTask(
            with: publisher.request, fileID: site.fileID, filePath: site.filePath, line: site.line,
            column: site.column
        ) { finish($0, $1, $2) }
        lock.withLock { self.task = task }
        task.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let receiver = lock.withLock {
            defer { (downstream, task) = (nil, nil) }
            return downstream
        }
        guard let receiver else { return }
        if let response, error == nil {
            _ = receiver.receive((data ?? Data(), response))
            receiver.receive(completion: .finished)
        } else {
            receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let (task, downstream) = lock.withLock {
            defer { (self.task, self.downstream, publisher) = (nil, nil, nil) }
            return (self.task, self.downstream)
        }
        task?.cancel()
        withExtendedLifetime(downstream) {}
    }
}
