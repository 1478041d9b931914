import VirtualFoundation
import VirtualNetworking

/// Logs the calls of a session, and answers its questions as a test says.
class LoggingDelegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    // Sendable: its properties are set before the session has it.
    private let log: NetworkLog
    var disposition = URLSession.ResponseDisposition.allow
    var followsRedirects = true
    var challengeAnswer: (URLSession.AuthChallengeDisposition, URLCredential?)?
    var storesResponses = true

    init(_ log: NetworkLog) { self.log = log }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        log.note("invalid")
    }

    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { log.note("created") }

    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
        log.note("waits for a connection")
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        log.note("redirected to \(request.url?.path ?? "")")
        completionHandler(followsRedirects ? request : nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let space = challenge.protectionSpace
        log.note(
            "asked by \(space.host), \(space.realm ?? "no realm"), \(challenge.previousFailureCount) failures"
        )
        let (disposition, credential) = challengeAnswer ?? (.performDefaultHandling, nil)
        completionHandler(disposition, credential)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        log.note("sent \(totalBytesSent) of \(totalBytesExpectedToSend)")
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        let count = metrics.transactionMetrics.count
        log.note(
            "metrics of \(count) request\(count == 1 ? "" : "s") in \(Int(metrics.taskInterval.duration)) s")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        log.note("completed" + (error.map { ": " + NetworkLog.name(of: $0) } ?? ""))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        log.note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(disposition)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
    ) {
        log.note("became a download")
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        log.note("data \(String(reflecting: String(decoding: data, as: UTF8.self)))")
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask,
        willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        log.note("may be stored")
        completionHandler(storesResponses ? proposedResponse : nil)
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
        let text = (try? String(contentsOf: location, encoding: .utf8)) ?? "nothing"
        log.note("file \(String(reflecting: text))")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        log.note("wrote \(totalBytesWritten) of \(totalBytesExpectedToWrite)")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {
        log.note("goes on at \(fileOffset) of \(expectedTotalBytes)")
    }
}
