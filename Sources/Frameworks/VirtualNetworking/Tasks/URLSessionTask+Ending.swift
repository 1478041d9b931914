import FailureReporting
import Foundation
import FoundationNetworking
import Synchronization
import TimeLapse

@MainActor
extension URLSessionTask {
    func begin(in network: SimulatedNetwork) {
        guard let session else { return }
        let loading = TaskLoading(self, of: session, in: network)
        content.withLock { $0.loading = loading }
        loading.begin()
    }

    /// Lets the task go on as a download: who learns of it, is that task's delegate.
    func hand(over loading: TaskLoading, to task: URLSessionDownloadTask) {
        let (response, expected) = content.withLock { content in
            content.state = .completed
            content.loading = nil
            return (content.response, content.expectedToReceive)
        }
        task.content.withLock { content in
            (content.state, content.isBegun) = (.running, true)
            (content.loading, content.response, content.expectedToReceive) = (loading, response, expected)
        }
        endFlight()
        if let number = network?.begin(task) { task.content.withLock { $0.flight = number } }
        session?.remove(self)
    }

    /// Ends the task: who waits for it learns of it on the session's queue; what comes later is ignored.
    func finish(_ error: (any Error)?) {
        let ended = content.withLock { content -> (TaskCompletion, TaskLoading?, ScheduledWork?)? in
            guard content.state != .completed else { return nil }
            content.state = .completed
            content.error = error.map { Self.complete($0, content.currentRequest?.url) }
            defer { (content.loading, content.completion, content.work) = (nil, .none, nil) }
            return (content.completion, content.loading, content.work)
        }
        guard let (completion, loading, work) = ended, let session else { return }
        work?.cancel()
        loading?.end(with: self.error)
        endFlight()
        let delegates = [delegate, session.delegate].compactMap { $0 }
        let result = Ending(self, loading)
        if case .outcome(let resume) = completion, delegates.isEmpty {
            session.remove(self)
            return resume(result.outcome)
        }
        if case .pieces(let line) = completion { line.end(self.error) }
        (self as? URLSessionWebSocketTask)?.endReceiving(with: self.error)
        guard let network else { return }
        let metrics = loading?.metrics
        session.deliver(named: text, in: network, at: site) { [self] in
            if let metrics {
                Unimplemented.send(to: delegates) { (delegate: any URLSessionTaskDelegate) in
                    delegate.urlSession(session, task: self, didFinishCollecting: metrics)
                }
            }
            tell(completion, of: result, delegates, in: session)
            content.withLock { $0.delegate = nil }
            session.remove(self)
        }
    }

    /// An error with the URL that failed, as Foundation's are.
    private static func complete(_ error: any Error, _ url: URL?) -> any Error {
        guard let error = error as? URLError, let url, error.userInfo[NSURLErrorFailingURLErrorKey] == nil
        else { return error }
        var information = error.userInfo
        information[NSURLErrorFailingURLErrorKey] = url
        return URLError(error.code, userInfo: information)
    }
}

extension URLSessionTask {
    fileprivate func endFlight() {
        if let number = content.withLock({ $0.flight }) { network?.end(number) }
    }

    /// Ends the task at the end of its test: no one is told but tasks of Swift that wait for it.
    func abandon() {
        let (completion, loading, work) = content.withLock { content in
            content.state = .completed
            defer {
                (content.completion, content.loading, content.work) = (.none, nil, nil)
                (content.held, content.delegate) = (nil, nil)
            }
            return (content.completion, content.loading, content.work)
        }
        work?.cancel()
        if let loading { MainQueue.ifCurrent { loading.stop() } }
        endFlight()
        switch completion {
        case .outcome(let resume): resume(.failure(URLError(.cancelled)))
        case .pieces(let line): line.end(URLError(.cancelled))
        case .none, .data, .download: break
        }
        (self as? URLSessionWebSocketTask)?.abandonReceiving()
        session?.remove(self)
    }

    /// What a task came to.
    struct Ending: Sendable {
        var data = Data()
        var file: URL?
        var response: URLResponse?
        var error: (any Error)?

        @MainActor
        init(_ task: URLSessionTask, _ loading: TaskLoading?) {
            (response, error) = (task.response, task.error)
            guard error == nil, let loading else { return }
            if task is URLSessionDownloadTask {
                do {
                    file = try loading.writeFile()
                } catch {
                    self.error = URLError(.cannotCreateFile)
                }
            } else {
                data = loading.received
            }
        }

        var outcome: Result<TaskOutcome, any Error> {
            if let error { return .failure(error) }
            guard let response else { return .failure(URLError(.badServerResponse)) }
            return .success(TaskOutcome(data: data, file: file, response: response))
        }
    }

    private func tell(
        _ completion: TaskCompletion, of result: Ending, _ delegates: [any URLSessionDelegate],
        in session: URLSession
    ) {
        switch completion {
        case .data(let handler):
            handler(result.error == nil ? result.data : nil, result.response, result.error)
        case .download(let handler):
            handler(result.error == nil ? result.file : nil, result.response, result.error)
            remove(result.file)
        case .outcome(let resume): resume(result.outcome)
        case .pieces: break
        case .none:
            if let file = result.file, let download = self as? URLSessionDownloadTask {
                Unimplemented.send(to: delegates) { (delegate: any URLSessionDownloadDelegate) in
                    delegate.urlSession(session, downloadTask: download, didFinishDownloadingTo: file)
                }
                remove(file)
            }
            Unimplemented.send(to: delegates) { (delegate: any URLSessionTaskDelegate) in
                delegate.urlSession(session, task: self, didCompleteWithError: result.error)
            }
        }
    }

    /// Deletes a downloaded file that nobody has moved.
    private func remove(_ file: URL?) {
        if let file { try? FileManager.default.removeItem(at: file) }
    }
}
