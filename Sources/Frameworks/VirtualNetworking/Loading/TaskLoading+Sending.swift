import FailureReporting
import Foundation
import FoundationNetworking
import TimeLapse

extension TaskLoading {
    /// Loads a request, the first or that of a redirection.
    func load(_ request: URLRequest) {
        (self.request, isComplete, isReady, isCutOff, pieces, next) = (request, false, false, false, [], 0)
        headerNames = nil
        switch redirects == 0 ? task.content.withLock({ $0.body }) : .ofRequest {
        case .data(let data): send(data)
        case .file(let url):
            guard let data = try? Data(contentsOf: url) else { return fail(.fileDoesNotExist) }
            send(data)
        case .ofRequest:
            if let stream = request.httpBodyStream { return send(Self.read(stream)) }
            send(request.httpBody)
        case .streamOfDelegate: askForStream()
        }
    }

    private func askForStream() {
        let own = request.httpBodyStream.map(StreamBox.init)
        let question = DelegateQuestion<StreamBox?> {
            (delegate: any URLSessionTaskDelegate, session, task, answer) in
            delegate.urlSession(session, task: task) { stream in answer(stream.map(StreamBox.init)) }
        } async: { delegate, session, task in
            await delegate.urlSession(session, needNewBodyStreamForTask: task).map(StreamBox.init)
        }
        ask(standard: own, question) { [self] box in
            guard let box else { return fail(.requestBodyStreamExhausted) }
            send(Self.read(box.stream))
        }
    }

    /// The bytes of a stream; `nil` if it cannot be read to its end.
    private static func read(_ stream: InputStream) -> Data? {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            if count < 0 { return nil }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }

    /// Sends the request with a body.
    private func send(_ body: Data?) {
        if let stream = request.httpBodyStream, body == nil, stream.streamError != nil {
            return fail(.requestBodyStreamExhausted)
        }
        self.body = body
        addHeaders()
        let count = Int64(body?.count ?? 0)
        task.content.withLock { content in
            (content.currentRequest, content.expectedToSend, content.sent) = (request, count, 0)
        }
        let transaction = URLSessionTaskTransactionMetrics(request, at: network.date)
        transaction.countOfRequestBodyBytesSent = count
        transactions.append(transaction)
        guard let url = request.url, let scheme = url.scheme?.lowercased() else {
            return fail(.unsupportedURL)
        }
        if let type = URLProtocol.type(for: request, of: settings, isShared: session === URLSession.shared) {
            return load(by: type)
        }
        switch scheme {
        case "http" where !isOfMessages, "https" where !isOfMessages, "ws" where isOfMessages,
            "wss" where isOfMessages:
            guard let host = url.host, !host.isEmpty else { return fail(.badURL) }
            if !isAnsweredByCache() { connect() }
        case "file": readFile(url)
        case "data": readData(url)
        default: fail(.unsupportedURL)
        }
    }

    private func addHeaders() {
        for (name, value) in settings.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else { continue }
            request.setValue("\(value)", forHTTPHeaderField: name)
        }
        if let url = request.url, settings.httpShouldSetCookies, request.httpShouldHandleCookies,
            let cookies = settings.httpCookieStorage?.cookies(for: url), !cookies.isEmpty,
            request.value(forHTTPHeaderField: "Cookie") == nil
        {
            request.setValue(
                HTTPCookie.requestHeaderFields(with: cookies)["Cookie"], forHTTPHeaderField: "Cookie")
        }
        if let body, request.value(forHTTPHeaderField: "Content-Length") == nil {
            request.setValue("\(body.count)", forHTTPHeaderField: "Content-Length")
        }
        if let download = task as? URLSessionDownloadTask, let beginning = download.beginning, redirects == 0
        {
            request.setValue("bytes=\(beginning.data.count)-", forHTTPHeaderField: "Range")
            request.setValue(beginning.version, forHTTPHeaderField: "If-Range")
        }
    }

    /// Sends the request over the network.
    private func connect() {
        guard network.condition != .offline else {
            guard settings.waitsForConnectivity else { return fail(.notConnectedToInternet) }
            return waitForConnection { [self] in connect() }
        }
        guard let url = request.url else { return fail(.badURL) }
        isStorable = true
        let entry = network.note(request, to: url, body: body, at: task.site)
        number = entry.number
        noteSent()
        if let answer = network.answer(to: entry) { return play(answer, to: entry) }
        if network.isAllowed { return loadReally(.real, after: .zero) }
        network.reportMissingRoute(for: entry)
        fail(.notConnectedToInternet)
    }

    private func noteSent() {
        guard let count = body.map({ Int64($0.count) }), count > 0 else { return }
        task.content.withLock { $0.sent = count }
        tell { (delegate: any URLSessionTaskDelegate, session, task) in
            delegate.urlSession(
                session, task: task, didSendBodyData: count, totalBytesSent: count,
                totalBytesExpectedToSend: count)
        }
    }

    private var isOfMessages: Bool { task is URLSessionWebSocketTask }

    /// Plays a route's answer.
    private func play(_ answer: NetworkAnswer, to entry: NetworkRequest) {
        guard isRunning else { return }
        var delay = answer.delay
        if case .slow(let latency, _) = network.condition { delay += max(.zero, latency) }
        guard answer.isUntrusted else { return play(answer, to: entry, after: delay) }
        wait(delay) { [self] in
            checkTrust { self.play(answer, to: entry, after: .zero) }
        }
    }

    private func play(_ answer: NetworkAnswer, to entry: NetworkRequest, after delay: Duration) {
        guard isRunning else { return }
        switch answer.kind {
        case .never: waitForMore()
        case .failure(let code): wait(delay) { [self] in fail(code) }
        case .real: loadReally(answer, after: delay)
        case .socket(let begin): wait(delay) { [self] in open(entry, begin) }
        case .response where isOfMessages: wait(delay) { [self] in fail(.badServerResponse) }
        case .response(let pieces):
            wait(delay) { [self] in
                if network.losesResponse() { return fail(.networkConnectionLost) }
                receive(answer, pieces)
            }
        case .fallThrough, .invalid: fail(.badServerResponse)
        }
    }

    private func receive(_ answer: NetworkAnswer, _ pieces: [NetworkAnswer.Piece]) {
        guard let url = request.url else { return fail(.badURL) }
        var headers = answer.headers
        let count = pieces.reduce(0) { $0 + $1.data.count }
        let names = headers.keys.map { $0.lowercased() }
        if pieces.count < 2, !names.contains("content-length") {
            headers["Content-Length"] = "\(answer.isCutOff ? count + 1 : count)"
        }
        guard
            let response = HTTPURLResponse(
                url: url, statusCode: answer.status ?? 200, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return fail(.badServerResponse) }
        (headerNames, isCutOff) = (names, answer.isCutOff)
        self.pieces = request.httpMethod == "HEAD" ? [] : paced(pieces)
        isComplete = true
        receive(response)
    }

    /// The pieces of a body as the connection lets them through.
    private func paced(_ pieces: [NetworkAnswer.Piece]) -> [NetworkAnswer.Piece] {
        guard case .slow(_, let rate) = network.condition, rate > 0 else { return pieces }
        let size = 16_384
        return pieces.flatMap { piece in
            stride(from: 0, to: piece.data.count, by: size).map { start in
                let part = Data(piece.data.dropFirst(start).prefix(size))
                let pause = Duration.seconds(Double(part.count) / Double(rate))
                return NetworkAnswer.Piece(data: part, pause: start == 0 ? piece.pause + pause : pause)
            }
        }
    }
}

/// A stream on its way from the delegate's queue.
private struct StreamBox: @unchecked Sendable {
    // Sendable: it is handed over, and used by one at a time.
    let stream: InputStream
}
