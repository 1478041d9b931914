public import Foundation
import FoundationNetworking
import Synchronization
import TimeLapse

/// A task that loads a response into a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    // Sendable: what it adds is constant or locked.
    /// What was loaded before the task began.
    let beginning: ResumeData?
    private let loaded = Mutex(Data())

    init(_ request: URLRequest, in session: URLSession, _ completion: TaskCompletion = .none) {
        beginning = nil
        super.init(request: request, in: session, completion: completion)
    }

    init(resuming data: Data, in session: URLSession, _ completion: TaskCompletion = .none) {
        beginning = ResumeData(data)
        let request = beginning.flatMap { URL(string: $0.url) }.map { session.request(for: $0) }
        super.init(request: request, in: session, completion: completion)
    }

    /// Makes a task that no session runs, for subclasses that stand for one.
    public override init() {
        beginning = nil
        super.init()
    }

    func note(_ piece: Data) { loaded.withLock { $0.append(piece) } }

    /// Cancels the task, and calls a handler with what another task needs to go on; `nil` if nothing was loaded.
    ///
    /// A server has to tell its resource's version, by `ETag` or `Last-Modified`, for a download to go on.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        let data = resumeData
        cancel()
        guard let network, let session else { return completionHandler(nil) }
        session.deliver(named: text, in: network, at: site) { completionHandler(data) }
    }

    /// Cancels the task, and returns what another task needs to go on; `nil` if nothing was loaded.
    open func cancelByProducingResumeData() async -> Data? {
        defer { cancel() }
        return resumeData
    }

    private var resumeData: Data? {
        let data = loaded.withLock { $0 }
        guard !isOver, !data.isEmpty, let url = currentRequest?.url,
            let response = response as? HTTPURLResponse,
            let version = response.value(forHTTPHeaderField: "ETag")
                ?? response.value(forHTTPHeaderField: "Last-Modified")
        else { return nil }
        return try? JSONEncoder().encode(ResumeData(url: url.absoluteString, version: version, data: data))
    }
}

/// What a download needs to go on.
struct ResumeData: Codable {
    var url: String
    /// The entity tag or date of what was loaded.
    var version: String
    var data: Data

    init(url: String, version: String, data: Data) {
        (self.url, self.version, self.data) = (url, version, data)
    }

    init?(_ data: Data) {
        guard let decoded = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
        self = decoded
    }
}
