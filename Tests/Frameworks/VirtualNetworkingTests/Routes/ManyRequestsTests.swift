import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

/// What the sizes and orders of many requests must not change.
@MainActor
@Suite("Many requests, and requests within requests") struct ManyRequestsTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    @Test("A route that may answer once does so, though its closure lets another request be sent")
    func nestedAnswers() {
        stage.run {
            network.route("/a") { _ in .text("second") }
            network.route("/a", times: 1) { _ in
                if network.requests.count == 1 {
                    stage.load("https://example.com/a")
                    TimeLapse.advance(by: .zero)
                }
                return .text("first")
            }
            stage.load("https://example.com/a")
            TimeLapse.runUntilIdle()
        }
        #expect(stage.log.lines == [#"0 s 200 "second""#, #"0 s 200 "first""#])
    }

    @Test("A wait for a request among many finds one that was sent before, and one that is sent later")
    func waiting() {
        stage.run {
            network.route("**") { _ in .status(200) }
            for number in 0..<200 { stage.load("https://example.com/\(number)") }
            #expect(network.shouldRequest("GET", "/199")?.time.offset == .zero)
            #expect(network.shouldRequest("GET", "/7")?.url.path == "/7")
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { stage.load("https://example.com/last") }
            #expect(network.shouldRequest("GET", "/last")?.time.offset == .seconds(1))
        }
    }

    @Test("A download in many pieces goes on from all of them")
    func download() {
        stage.run {
            let pieces = (0..<50).map { Data([UInt8($0)]) }
            network.route("/a") { _ in .stream(pieces, every: .seconds(1)).header("ETag", "1") }
            let task = URLSession.shared.downloadTask(with: url("https://example.com/a"))
            task.resume()
            TimeLapse.advance(by: .seconds(29))
            nonisolated(unsafe) var kept: Data?
            task.cancel { kept = $0 }
            TimeLapse.advance(by: .zero)
            network.route("/a") { request in
                #expect(request.header("Range") == "bytes=30-")
                return .data(Data(pieces[30...].joined()), status: 206).header("ETag", "1")
            }
            URLSession.shared.downloadTask(withResumeData: kept ?? Data()).resume()
            TimeLapse.runUntilIdle()
            #expect(network.requests.last?.responseBody == Data(0..<50))
        }
    }

    @Test("A recording of many requests has all of them, in their order")
    func recording() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("many.har")
        defer { try? FileManager.default.removeItem(at: file) }
        let second = NetworkStage()
        stage.run {
            network.record(to: file)
            network.route("/:number") { .text($0.parameters["number"] ?? "") }
            for number in 0..<300 { stage.load("https://example.com/\(number)?a=b%2Bc") }
            TimeLapse.runUntilIdle()
        }
        second.run {
            second.network.replay(from: file)
            for number in 0..<300 { second.load("https://example.com/\(number)?a=b%2Bc") }
            TimeLapse.runUntilIdle()
        }
        #expect(second.log.lines == stage.log.lines && second.log.lines.count == 300)
    }

    @Test("A pattern finds an item of a query that is there several times")
    func repeatedItems() {
        stage.run {
            network.route("/a?tag=tea&tag=milk") { _ in .text("both") }
            stage.load("https://example.com/a?tag=tea&page=1&tag=milk")
            TimeLapse.runUntilIdle()
        }
        #expect(stage.log.text == #"0 s 200 "both""#)
    }

    @Test("A body that was a stream is sent again with the answer to a challenge")
    func streamAfterChallenge() {
        stage.run {
            network.route("/a") { request in
                request.header("Authorization") == nil
                    ? .status(401).header("WWW-Authenticate", "Basic") : .text(request.text ?? "none")
            }
            let delegate = LoggingDelegate(stage.log)
            delegate.challengeAnswer = (
                .useCredential, URLCredential(user: "ada", password: "tea", persistence: .none)
            )
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            var request = URLRequest(url: url("https://example.com/a"))
            request.httpMethod = "POST"
            request.httpBodyStream = InputStream(data: Data("body".utf8))
            session.dataTask(with: request).resume()
            TimeLapse.runUntilIdle()
            #expect(network.requests.map(\.text) == ["body", "body"])
            session.finishTasksAndInvalidate()
            TimeLapse.advance(by: .zero)
        }
    }
}
