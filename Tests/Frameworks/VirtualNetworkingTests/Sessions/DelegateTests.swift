import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("What a session tells its delegate") struct DelegateTests {
    private let stage = NetworkStage()
    private let delegate: LoggingDelegate
    private var network: SimulatedNetwork { stage.network }

    init() {
        delegate = LoggingDelegate(stage.log)
    }

    private func session(_ queue: OperationQueue? = nil) -> URLSession {
        URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: queue)
    }

    @Test("A data task is told piece by piece, and its metrics before its end", arguments: [true, false])
    func dataTask(isOnMainQueue: Bool) {
        stage.run {
            network.route("POST /a") { _ in .stream(["one", "two"], every: .seconds(1)).after(.seconds(1)) }
            var request = URLRequest(url: url("https://example.com/a"))
            request.httpMethod = "POST"
            request.httpBody = Data("12345".utf8)
            session(isOnMainQueue ? .main : nil).dataTask(with: request).resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s created
                0 s sent 5 of 5
                1 s response 200
                1 s data "one"
                2 s data "two"
                2 s metrics of 1 request in 2 s
                2 s completed
                """)
    }

    @Test("A redirection is followed as the delegate says", arguments: [true, false])
    func redirection(isFollowed: Bool) {
        stage.run {
            network.route("/a") { _ in .redirect(to: "/b").after(.seconds(1)) }
            network.route("/b") { _ in .text("b").after(.seconds(1)) }
            delegate.followsRedirects = isFollowed
            session().dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
        }
        let end =
            isFollowed
            ? """
            2 s response 200
            2 s data "b"
            2 s metrics of 2 requests in 2 s
            2 s completed
            """
            : """
            1 s response 302
            1 s metrics of 1 request in 1 s
            1 s completed
            """
        #expect(stage.log.text == "0 s created\n1 s redirected to /b\n" + end)
    }

    @Test("A delegate turns a data task into a download, or cancels it")
    func disposition() {
        stage.run {
            network.route("/a") { _ in .text("abc") }
            delegate.disposition = .becomeDownload
            session().dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
            delegate.disposition = .cancel
            session().dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s created
                0 s response 200
                0 s became a download
                0 s wrote 3 of 3
                0 s metrics of 1 request in 0 s
                0 s file "abc"
                0 s completed
                0 s created
                0 s response 200
                0 s metrics of 1 request in 0 s
                0 s completed: cancelled
                """)
    }

    @Test("A download that was cancelled goes on where it ended")
    func resumedDownload() {
        stage.run {
            network.route("/a") { request in
                guard request.header("Range") == "bytes=3-" else {
                    return .stream(["abc", "def"], every: .seconds(1)).header("ETag", "1")
                }
                #expect(request.header("If-Range") == "1")
                return .text("def", status: 206)
            }
            let session = session()
            let task = session.downloadTask(with: url("https://example.com/a"))
            task.resume()
            TimeLapse.advance(by: .zero)
            nonisolated(unsafe) var data: Data?
            task.cancel { data = $0 }
            TimeLapse.runUntilIdle()
            session.downloadTask(withResumeData: data ?? Data()).resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s created
                0 s wrote 3 of -1
                0 s metrics of 1 request in 0 s
                0 s completed: cancelled
                0 s created
                0 s goes on at 3 of 6
                0 s wrote 6 of 6
                0 s metrics of 1 request in 0 s
                0 s file "abcdef"
                0 s completed
                """)
    }

    @Test("A call of a delegate on a queue of the application's own has the request's name while it waits")
    func waitingCalls() {
        stage.run {
            network.route("/a") { _ in .text("a") }
            let queue = OperationQueue()
            queue.isSuspended = true
            session(queue).dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.advance(by: .zero)
            #expect(queue.operations.first?.name == "request GET https://example.com/a")
            queue.isSuspended = false
            TimeLapse.runUntilIdle()
        }
        #expect(stage.log.lines.last == "0 s completed")
    }

    @Test("A name and a password are asked for, and tried again as the delegate says")
    func challenge() {
        stage.run {
            network.route("/a") { request in
                request.header("Authorization") == "Basic YWRhOjE="
                    ? .text("in")
                    : .status(401).header("WWW-Authenticate", #"Basic realm="Desk""#)
            }
            delegate.challengeAnswer = (
                .useCredential, URLCredential(user: "ada", password: "1", persistence: .none)
            )
            session().dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s created
                0 s asked by example.com, Desk, 0 failures
                0 s response 200
                0 s data "in"
                0 s metrics of 2 requests in 0 s
                0 s completed
                """)
        #expect(
            network.requests.map(\.description) == [
                "GET https://example.com/a, answered with 401",
                "GET https://example.com/a, answered with 200",
            ])
    }

    @Test("What becomes of a challenge", arguments: [0, 1, 2, 3])
    func dispositions(of number: Int) throws {
        stage.run {
            network.route("/a") { _ in .status(401).header("WWW-Authenticate", "Basic") }
            delegate.challengeAnswer = URLSession.AuthChallengeDisposition(rawValue: number).map { ($0, nil) }
            session().dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            Array(stage.log.lines.dropFirst(2))
                == (number == 2
                    ? ["0 s metrics of 1 request in 0 s", "0 s completed: cancelled"]
                    : ["0 s response 401", "0 s metrics of 1 request in 0 s", "0 s completed"]))
    }

    @Test("A certificate that the system does not trust is the delegate's to accept")
    func certificate() {
        stage.run {
            network.route("/a") { _ in .text("a").withUntrustedCertificate() }
            stage.load("https://example.com/a")
            delegate.challengeAnswer = (.useCredential, nil)
            session().dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s failed: serverCertificateUntrusted
                0 s created
                0 s asked by example.com, no realm, 0 failures
                0 s response 200
                0 s data "a"
                0 s metrics of 1 request in 0 s
                0 s completed
                """)
    }

    @Test(
        "The delegate of a task is asked before the session's, which is asked for what it does not implement")
    func delegateOfTask() {
        final class Follower: NSObject, URLSessionTaskDelegate {
            private let log: NetworkLog

            init(_ log: NetworkLog) { self.log = log }

            func urlSession(
                _ session: URLSession, task: URLSessionTask,
                willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
                completionHandler: @escaping @Sendable (URLRequest?) -> Void
            ) {
                log.note("the task's delegate is asked")
                completionHandler(request)
            }
        }
        stage.run {
            network.route("/a") { _ in .redirect(to: "/b") }
            network.route("/b") { _ in .text("b") }
            let task = session().dataTask(with: url("https://example.com/a"))
            task.delegate = Follower(stage.log)
            task.resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s created
                0 s the task's delegate is asked
                0 s response 200
                0 s data "b"
                0 s metrics of 2 requests in 0 s
                0 s completed
                """)
    }

    @Test("A session keeps its delegate until it is invalid, and no longer")
    func lifetime() {
        weak var kept: LoggingDelegate?
        stage.run {
            network.route("/a") { _ in .text("a") }
            let session = {
                let delegate = LoggingDelegate(stage.log)
                kept = delegate
                return URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            }()
            session.dataTask(with: url("https://example.com/a")).resume()
            session.finishTasksAndInvalidate()
            #expect(kept != nil)
            TimeLapse.runUntilIdle()
        }
        #expect(kept == nil)
        #expect(stage.log.lines.last == "0 s invalid")
    }

    @Test("A delegate that never answers lets the task fail when its time is up")
    func silentDelegate() {
        final class Silent: NSObject, URLSessionDataDelegate {
            func urlSession(
                _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
                completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
            ) {}
        }
        stage.run {
            network.route("/a") { _ in .text("a") }
            let session = URLSession(configuration: .ephemeral, delegate: Silent(), delegateQueue: nil)
            let task = session.dataTask(with: url("https://example.com/a"))
            task.resume()
            TimeLapse.runUntilIdle()
            #expect((task.error as? URLError)?.code == .timedOut)
            #expect(TimeLapse.now.offset == .seconds(60))
        }
    }
}
