import FailureReporting
public import Foundation
public import FoundationNetworking
import TimeLapse

// The forms that suspend. Those without further parameters are what protocols of an application ask for.
extension URLSession {
    /// Loads a request.
    ///
    /// In a test's own task time moves until the answer is there, as in a sleep.
    ///
    /// - Parameter delegate: is asked before the session's delegate.
    /// - Throws: a `URLError`, also when the task is cancelled.
    nonisolated(nonsending) public final func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws -> (Data, URLResponse) {
        let site = CallSite(fileID, filePath, line, column)
        let task = TaskLine.note(site) { add(URLSessionDataTask(request, in: self)) }
        let outcome = try await task.outcome(delegate, at: site)
        return (outcome.data, outcome.response)
    }

    /// Loads a URL; see ``data(for:delegate:fileID:filePath:line:column:)``.
    nonisolated(nonsending) public final func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws -> (Data, URLResponse) {
        try await data(
            for: request(for: url), delegate: delegate, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Sends data with a request, and loads the response.
    nonisolated(nonsending) public final func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async throws -> (Data, URLResponse) {
        let site = CallSite(fileID, filePath, line, column)
        let task = TaskLine.note(site) { add(URLSessionUploadTask(request, in: self, body: .data(bodyData))) }
        let outcome = try await task.outcome(delegate, at: site)
        return (outcome.data, outcome.response)
    }

    /// Sends a file with a request, and loads the response.
    nonisolated(nonsending) public final func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async throws -> (Data, URLResponse) {
        let site = CallSite(fileID, filePath, line, column)
        let task = TaskLine.note(site) { add(URLSessionUploadTask(request, in: self, body: .file(fileURL))) }
        let outcome = try await task.outcome(delegate, at: site)
        return (outcome.data, outcome.response)
    }

    /// Loads a request into a file, which the caller has to delete.
    nonisolated(nonsending) public final func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws -> (URL, URLResponse) {
        let site = CallSite(fileID, filePath, line, column)
        let task = TaskLine.note(site) { add(URLSessionDownloadTask(request, in: self)) }
        let outcome = try await task.outcome(delegate, at: site)
        guard let file = outcome.file else { throw URLError(.cannotCreateFile) }
        return (file, outcome.response)
    }

    /// Loads a URL into a file, which the caller has to delete.
    nonisolated(nonsending) public final func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws -> (URL, URLResponse) {
        try await download(
            for: request(for: url), delegate: delegate, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Goes on with a download that was cancelled.
    nonisolated(nonsending) public final func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async throws -> (URL, URLResponse) {
        let site = CallSite(fileID, filePath, line, column)
        let task = TaskLine.note(site) { add(URLSessionDownloadTask(resuming: resumeData, in: self)) }
        let outcome = try await task.outcome(delegate, at: site)
        guard let file = outcome.file else { throw URLError(.cannotCreateFile) }
        return (file, outcome.response)
    }

    /// Begins to load a request, and returns its bytes as they come.
    nonisolated(nonsending) public final func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws -> (AsyncBytes, URLResponse) {
        let site = CallSite(fileID, filePath, line, column)
        let pieces = PieceLine(site)
        let task = TaskLine.note(site) { add(URLSessionDataTask(request, in: self, .pieces(pieces))) }
        if let delegate { task.delegate = delegate }
        let response = try await withTaskCancellationHandler {
            task.resume()
            return try await pieces.response(on: task.network?.clock)
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, pieces: pieces), response)
    }

    /// Begins to load a URL, and returns its bytes as they come.
    nonisolated(nonsending) public final func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(
            for: request(for: url), delegate: delegate, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// The tasks of the current test that are not complete.
    public final var allTasks: [URLSessionTask] {
        get async { openTasks }
    }

    /// The tasks of the current test that are not complete, by kind.
    public final var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withUnsafeContinuation { continuation in
                let tasks = openTasks
                continuation.resume(
                    returning: (
                        tasks.filter { !($0 is URLSessionUploadTask) }.compactMap {
                            $0 as? URLSessionDataTask
                        },
                        tasks.compactMap { $0 as? URLSessionUploadTask },
                        tasks.compactMap { $0 as? URLSessionDownloadTask }
                    ))
            }
        }
    }
}

// Witnesses for protocols that an application declares over the session.
extension URLSession {
    /// Loads a request.
    @_disfavoredOverload
    public final func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Loads a URL.
    @_disfavoredOverload
    public final func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    /// Loads a request.
    @_disfavoredOverload
    public final func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: delegate, line: #line)
    }

    /// Loads a URL.
    @_disfavoredOverload
    public final func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: delegate, line: #line)
    }

    /// Sends data with a request, and loads the response.
    @_disfavoredOverload
    public final func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Loads a request into a file, which the caller has to delete.
    @_disfavoredOverload
    public final func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    /// Loads a URL into a file, which the caller has to delete.
    @_disfavoredOverload
    public final func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
}
