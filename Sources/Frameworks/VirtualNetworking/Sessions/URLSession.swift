import FailureReporting
public import Foundation
public import FoundationNetworking
import Synchronization
public import TimeLapse

/// Foundation's URL session in the world of a test: its requests are answered by the routes of ``SimulatedNetwork``, in
/// virtual time.
///
/// The interface is Foundation's, so application code compiles unchanged. A session may be stored, also in a global
/// variable: each of its tasks belongs to the test that makes it.
///
/// ```swift
/// SimulatedNetwork.current.route("https://api.example.com/items") { _ in .text("3").after(.seconds(2)) }
/// URLSession.shared.dataTask(with: url) { data, response, error in … }.resume()
/// TimeLapse.advance(by: .seconds(2))  // the handler is called
/// ```
open class URLSession: NSObject, @unchecked Sendable {
    // Sendable: the class is open, as Foundation's is, so it cannot be checked. Its properties are constant or locked;
    // the configuration is a copy that nothing changes.
    struct State {
        /// The tasks that are not complete, by their numbers.
        var tasks: [Int: URLSessionTask] = [:]
        var sweepsAt = 64
        var lastIdentifier = 0
        var delegate: (any URLSessionDelegate)?
        var isInvalid = false
        var description: String?
    }

    static let sharedSession = URLSession(configuration: .default)

    let state = Mutex(State())
    let settings: URLSessionConfiguration

    /// The queue on which handlers and delegates are called; without one of its own, a session calls them as time
    /// moves.
    public let delegateQueue: TimeLapse::OperationQueue

    /// The session without delegate that code shares.
    open class var shared: URLSession { sharedSession }

    /// Makes a session without delegate.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// Makes a session with a copy of a configuration.
    ///
    /// - Parameters:
    ///   - configuration: its settings; one for background transfers is a failure, and counts as the default.
    ///   - delegate: retained until the session is invalidated.
    ///   - queue: where the delegate and handlers are called; `nil` for a queue that runs as time moves.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: TimeLapse::OperationQueue?
    ) {
        settings = configuration.duplicate
        delegateQueue = queue ?? SessionQueue()
        super.init()
        state.withLock { $0.delegate = delegate }
        if let identifier = configuration.identifier {
            NetworkFailure.backgroundSession(identifier).record()
        }
    }

    /// Makes a session with the default configuration, for subclasses that answer requests themselves.
    public override convenience init() {
        self.init(configuration: .default)
    }

    /// A copy of the configuration; changes of it change nothing.
    open var configuration: URLSessionConfiguration { settings.duplicate }

    /// The delegate; `nil` once the session is invalid.
    open var delegate: (any URLSessionDelegate)? { state.withLock { $0.delegate } }

    /// A text that code gives the session.
    open var sessionDescription: String? {
        get { state.withLock { $0.description } }
        set { state.withLock { $0.description = newValue } }
    }

    // MARK: Making tasks

    /// Makes a task that loads a URL; it begins with `resume()`.
    @_disfavoredOverload
    open func dataTask(with url: URL) -> URLSessionDataTask { self.dataTask(with:)(request(for: url)) }

    /// Makes a task that loads a request; it begins with `resume()`.
    @_disfavoredOverload
    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
        add(URLSessionDataTask(request, in: self))
    }

    /// Makes a task that loads a URL and calls a handler at its end.
    @_disfavoredOverload
    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        self.dataTask(with:completionHandler:)(request(for: url), completionHandler)
    }

    /// Makes a task that loads a request and calls a handler at its end.
    @_disfavoredOverload
    open func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        add(URLSessionDataTask(request, in: self, .data(completionHandler)))
    }

    /// Makes a task that sends a file.
    @_disfavoredOverload
    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        add(URLSessionUploadTask(request, in: self, body: .file(fileURL)))
    }

    /// Makes a task that sends data.
    @_disfavoredOverload
    open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        add(URLSessionUploadTask(request, in: self, body: .data(bodyData)))
    }

    /// Makes a task that sends the stream that the delegate gives, or that of the request.
    @_disfavoredOverload
    open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        add(URLSessionUploadTask(request, in: self, body: .streamOfDelegate))
    }

    /// Makes a task that sends a file and calls a handler at its end.
    @_disfavoredOverload
    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        add(URLSessionUploadTask(request, in: self, body: .file(fileURL), .data(completionHandler)))
    }

    /// Makes a task that sends data and calls a handler at its end.
    @_disfavoredOverload
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        add(
            URLSessionUploadTask(request, in: self, body: .data(bodyData ?? Data()), .data(completionHandler))
        )
    }

    /// Makes a task that loads a URL into a file.
    @_disfavoredOverload
    open func downloadTask(with url: URL) -> URLSessionDownloadTask {
        self.downloadTask(with:)(request(for: url))
    }

    /// Makes a task that loads a request into a file.
    @_disfavoredOverload
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(request, in: self))
    }

    /// Makes a task that goes on with a download that was cancelled; data that is not of one fails.
    @_disfavoredOverload
    open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(resuming: resumeData, in: self))
    }

    /// Makes a task that loads a URL into a file and calls a handler at its end.
    @_disfavoredOverload
    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        self.downloadTask(with:completionHandler:)(request(for: url), completionHandler)
    }

    /// Makes a task that loads a request into a file and calls a handler at its end, after which the file is deleted.
    @_disfavoredOverload
    open func downloadTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(request, in: self, .download(completionHandler)))
    }

    /// Makes a task that goes on with a download that was cancelled and calls a handler at its end.
    @_disfavoredOverload
    open func downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(resuming: resumeData, in: self, .download(completionHandler)))
    }

    // MARK: All tasks

    /// Calls a handler on the delegate queue with the tasks of the current test that are not complete.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        let tasks = openTasks
        deliver(named: "list of tasks", in: .current, at: nil) { completionHandler(tasks) }
    }

    /// Calls a handler on the delegate queue with the tasks of the current test that are not complete, by kind.
    open func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable (
                [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
            ) -> Void
    ) {
        getAllTasks { tasks in
            completionHandler(
                tasks.filter { !($0 is URLSessionUploadTask) }.compactMap { $0 as? URLSessionDataTask },
                tasks.compactMap { $0 as? URLSessionUploadTask },
                tasks.compactMap { $0 as? URLSessionDownloadTask })
        }
    }

    /// Invalidates the session once its tasks are complete; then it calls the delegate for the last time and
    /// releases it.
    open func finishTasksAndInvalidate() {
        if self === Self.sharedSession { return }
        state.withLock { $0.isInvalid = true }
        endIfIdle()
    }

    /// Cancels all tasks and invalidates the session.
    open func invalidateAndCancel() {
        if self === Self.sharedSession { return }
        state.withLock { $0.isInvalid = true }
        for task in openTasks { task.cancel() }
        endIfIdle()
    }

    /// Removes cookies, cached responses and credentials, and calls a handler on the delegate queue.
    open func reset(completionHandler: @escaping @Sendable () -> Void) {
        settings.httpCookieStorage?.removeCookies(since: .distantPast)
        settings.urlCache?.removeAllCachedResponses()
        settings.urlCredentialStorage?.removeAll()
        deliver(named: "reset of a session", in: .current, at: nil, completionHandler)
    }

    /// Calls a handler on the delegate queue; nothing is kept on a disk that would have to be written.
    open func flush(completionHandler: @escaping @Sendable () -> Void) {
        deliver(named: "flush of a session", in: .current, at: nil, completionHandler)
    }
}
