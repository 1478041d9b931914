import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

/// A delegate all of whose answers are `async` functions; some suspend.
private final class AsyncDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // Sendable: its properties are set before the session has it.
    private let log: NetworkLog
    var pause = Duration.zero
    var disposition = URLSession.ResponseDisposition.allow
    var followsRedirects = true

    init(_ log: NetworkLog) { self.log = log }

    private func note(_ text: String) async {
        log.note(text)
        if pause > .zero { try? await VirtualClock.current.sleep(for: pause) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest? {
        await note("redirected to \(request.url?.path ?? "")")
        return followsRedirects ? request : nil
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        await note("challenge of \(challenge.protectionSpace.realm ?? "none")")
        return (.useCredential, URLCredential(user: "ada", password: "tea", persistence: .none))
    }

    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        await note("trust in \(challenge.protectionSpace.host)")
        return (.useCredential, nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition {
        await note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        return disposition
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask,
        willCacheResponse proposedResponse: CachedURLResponse
    ) async -> CachedURLResponse? {
        await note("may be stored")
        return nil
    }

    func urlSession(
        _ session: URLSession, needNewBodyStreamForTask task: URLSessionTask
    ) async -> InputStream? {
        await note("stream")
        return InputStream(data: Data("body".utf8))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        log.note("data \(String(decoding: data, as: UTF8.self))")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        log.note("completed" + (error.map { ": " + NetworkLog.name(of: $0) } ?? ""))
    }
}

/// A delegate of the main actor, which counts what it is asked.
@MainActor private final class MainActorDelegate: NSObject, URLSessionDataDelegate {
    var count = 0

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition {
        count += 1
        return .cancel
    }
}

@MainActor
@Suite("Delegates whose answers are async functions") struct AsyncDelegateTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    private func run(_ delegate: any URLSessionDelegate, _ begin: (URLSession) -> Void) async {
        await stage.run {
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            begin(session)
            await TimeLapse.runUntilIdle()
            session.finishTasksAndInvalidate()
            await TimeLapse.advance(by: .zero)
        }
    }

    private func prepare() {
        network.route("/old") { _ in .redirect(to: "/a") }
        network.route("/a") { request in
            request.header("Authorization") == nil
                ? .status(401).header("WWW-Authenticate", #"Basic realm="Shop""#)
                : .text("a").header("ETag", "1").withUntrustedCertificate()
        }
    }

    @Test("A delegate is asked by its async functions, and its answers count")
    func questions() async {
        prepare()
        await run(AsyncDelegate(stage.log)) { $0.dataTask(with: url("https://example.com/old")).resume() }
        #expect(
            stage.log.text == """
                0 s redirected to /a
                0 s challenge of Shop
                0 s trust in example.com
                0 s response 200
                0 s data a
                0 s may be stored
                0 s completed
                """)
    }

    @Test("A function that suspends holds the task until it is over, in virtual time")
    func suspending() async {
        prepare()
        let delegate = AsyncDelegate(stage.log)
        delegate.pause = .seconds(2)
        await run(delegate) { $0.dataTask(with: url("https://example.com/old")).resume() }
        #expect(
            stage.log.text == """
                0 s redirected to /a
                2 s challenge of Shop
                4 s trust in example.com
                6 s response 200
                8 s data a
                8 s may be stored
                10 s completed
                """)
    }

    @Test(
        "A redirection that is not followed is the response, and a response that is cancelled ends the task")
    func refusals() async {
        prepare()
        let delegate = AsyncDelegate(stage.log)
        (delegate.followsRedirects, delegate.disposition) = (false, .cancel)
        await run(delegate) { $0.dataTask(with: url("https://example.com/old")).resume() }
        #expect(
            stage.log.text == """
                0 s redirected to /a
                0 s response 302
                0 s completed: cancelled
                """)
    }

    @Test("The body of an upload is the stream that an async function gives")
    func stream() async {
        network.route("/up") { request in .text(request.text ?? "none") }
        var request = URLRequest(url: url("https://example.com/up"))
        request.httpMethod = "POST"
        await run(AsyncDelegate(stage.log)) { $0.uploadTask(withStreamedRequest: request).resume() }
        #expect(stage.log.lines.contains("0 s data body"))
    }

    @Test("A task that is cancelled while its delegate thinks is over at once")
    func cancelled() async {
        network.route("/a") { _ in .text("a") }
        let delegate = AsyncDelegate(stage.log)
        delegate.pause = .seconds(5)
        await run(delegate) { session in
            let task = session.dataTask(with: url("https://example.com/a"))
            task.resume()
            TimeLapse.advance(by: .seconds(1))
            task.cancel()
        }
        #expect(stage.log.text == "0 s response 200\n1 s completed: cancelled")
    }

    @Test("A delegate of the main actor is asked there")
    func mainActor() async {
        network.route("/a") { _ in .text("a") }
        let delegate = MainActorDelegate()
        await run(delegate) { $0.dataTask(with: url("https://example.com/a")).resume() }
        #expect(delegate.count == 1)
        #expect(network.requests.first?.outcome == .failed(.cancelled))
    }

    @Test("A task's delegate that lacks a method leaves the question to the session's, in either form")
    func delegateOfTask() async {
        final class Silent: NSObject, URLSessionDataDelegate {}
        prepare()
        await run(AsyncDelegate(stage.log)) { session in
            let task = session.dataTask(with: url("https://example.com/old"))
            task.delegate = Silent()
            task.resume()
        }
        #expect(stage.log.lines.prefix(2) == ["0 s redirected to /a", "0 s challenge of Shop"])
        #expect(stage.log.lines.last == "0 s completed")
    }
}
