import Foundation
import FoundationNetworking
import TimeLapse

extension TaskLoading {
    /// Takes the head of a response of the network: a redirection, a challenge, or one for the task.
    func receive(_ response: HTTPURLResponse) {
        transactions.last?.response = response
        transactions.last?.responseStartDate = network.date
        store(cookiesOf: response)
        if response.statusCode == 304, let stale { return revalidate(stale) }
        if let new = redirection(response) { return askWhetherToFollow(response, to: new) }
        if response.statusCode == 401, let space = protectionSpace(of: response) {
            return answerChallenge(space, response)
        }
        deliver(response)
    }

    private func store(cookiesOf response: HTTPURLResponse) {
        guard mayHave(["set-cookie"]), settings.httpShouldSetCookies, request.httpShouldHandleCookies,
            let storage = settings.httpCookieStorage, settings.httpCookieAcceptPolicy != .never
        else { return }
        let cookies = HTTPCookie.cookies(of: response, at: network.date)
        guard !cookies.isEmpty else { return }
        storage.setCookies(cookies, for: request.url, mainDocumentURL: request.mainDocumentURL)
    }

    /// Hands on the head of the response that the task gets, and then its body.
    func deliver(_ response: URLResponse) {
        guard isRunning else { return }
        self.response = response
        let length = response.expectedContentLength
        task.content.withLock { content in
            (content.response, content.expectedToReceive) = (response, length)
        }
        task.existingProgress?.totalUnitCount = length
        switch task.content.withLock({ $0.completion }) {
        case .pieces(let line):
            line.receive(response)
            letIn()
        case .none where task is URLSessionDataTask: askForDisposition(of: response)
        default:
            resumeDownload(response)
            letIn()
        }
    }

    private func letIn() {
        isReady = true
        pump()
    }

    private func askForDisposition(of response: URLResponse) {
        let question = DelegateQuestion<URLSession.ResponseDisposition> {
            (delegate: any URLSessionDataDelegate, session, task, answer) in
            guard let task = task as? URLSessionDataTask else { return Unimplemented.note() }
            delegate.urlSession(session, dataTask: task, didReceive: response, completionHandler: answer)
        } async: { delegate, session, task in
            guard let task = task as? URLSessionDataTask else { return .allow }
            return await delegate.urlSession(session, dataTask: task, didReceive: response)
        }
        ask(standard: .allow, question) { [self] disposition in
            switch disposition {
            case .allow: letIn()
            case .cancel: task.cancel()
            case .becomeDownload:
                becomeDownload()
                letIn()
            }
        }
    }

    private func becomeDownload() {
        let former = task
        let download = session.add(URLSessionDownloadTask(request, in: session))
        tell { (delegate: any URLSessionDataDelegate, session, _) in
            guard let former = former as? URLSessionDataTask else { return }
            delegate.urlSession(session, dataTask: former, didBecome: download)
        }
        become(download)
    }

    /// Begins with what was loaded before, if the server goes on from there.
    private func resumeDownload(_ response: URLResponse) {
        guard let download = task as? URLSessionDownloadTask, let beginning = download.beginning,
            (response as? HTTPURLResponse)?.statusCode == 206
        else { return }
        received = beginning.data
        download.note(beginning.data)
        let (offset, rest) = (Int64(beginning.data.count), response.expectedContentLength)
        let length = rest < 0 ? rest : offset + rest
        task.content.withLock { ($0.received, $0.expectedToReceive) = (offset, length) }
        task.existingProgress?.totalUnitCount = length
        tell { (delegate: any URLSessionDownloadDelegate, session, _) in
            delegate.urlSession(
                session, downloadTask: download, didResumeAtOffset: offset, expectedTotalBytes: length)
        }
    }

    /// Hands on the pieces of the body that are there, with their pauses, and ends with the last.
    func pump() {
        guard isReady, !isPausing else { return }
        while next < pieces.count {
            guard isRunning else { return }
            let pause = pieces[next].pause
            if pause > .zero || task.state == .suspended {
                isPausing = true
                pieces[next].pause = .zero
                return wait(pause) { [self] in
                    isPausing = false
                    pump()
                }
            }
            next += 1
            take(pieces[next - 1].data)
        }
        guard isRunning else { return }
        if isComplete { complete() } else { waitForMore() }
    }

    private func take(_ data: Data) {
        let (count, length) = task.content.withLock { content in
            content.received += Int64(data.count)
            return (content.received, content.expectedToReceive)
        }
        task.existingProgress?.completedUnitCount = count
        if let download = task as? URLSessionDownloadTask {
            received.append(data)
            download.note(data)
            tell { (delegate: any URLSessionDownloadDelegate, session, _) in
                delegate.urlSession(
                    session, downloadTask: download, didWriteData: Int64(data.count),
                    totalBytesWritten: count, totalBytesExpectedToWrite: length)
            }
            return
        }
        switch task.content.withLock({ $0.completion }) {
        case .pieces(let line):
            line.receive(data)
            keep(data)
        case .none:
            tell { (delegate: any URLSessionDataDelegate, session, task) in
                guard let task = task as? URLSessionDataTask else { return }
                delegate.urlSession(session, dataTask: task, didReceive: data)
            }
            keep(data)
        default:
            guard received.count + data.count <= network.largestBody else {
                return fail(.dataLengthExceedsMaximum)
            }
            keep(data)
        }
    }

    /// Keeps a piece of the body, for the cache and the list of requests; what is too long is not kept.
    private func keep(_ data: Data) {
        guard received.count <= network.largestBody else { return }
        if received.isEmpty { received = data } else { received.append(data) }
    }

    private func complete() {
        if isCutOff { return fail(.networkConnectionLost) }
        guard let proposed = responseToStore() else { return task.finish(nil) }
        guard hasDelegates, task is URLSessionDataTask else {
            cache?.storeCachedResponse(proposed, for: request)
            return task.finish(nil)
        }
        let question = DelegateQuestion<CachedURLResponse?> {
            (delegate: any URLSessionDataDelegate, session, task, answer) in
            guard let task = task as? URLSessionDataTask else { return Unimplemented.note() }
            delegate.urlSession(
                session, dataTask: task, willCacheResponse: proposed, completionHandler: answer)
        } async: { delegate, session, task in
            guard let task = task as? URLSessionDataTask else { return nil }
            return await delegate.urlSession(session, dataTask: task, willCacheResponse: proposed)
        }
        ask(standard: proposed, question) { [self] stored in
            if let stored { cache?.storeCachedResponse(stored, for: request) }
            task.finish(nil)
        }
    }

    /// Writes what was loaded into a file of the device's folder for temporary files.
    func writeFile() throws -> URL {
        let name = "CFNetworkDownload_\(task.taskIdentifier)_\(number ?? 0).tmp"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try received.write(to: file)
        return file
    }
}
