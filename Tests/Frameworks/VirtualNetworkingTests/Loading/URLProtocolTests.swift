import Synchronization
import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

/// Answers requests of one host by itself, as tests of applications do.
private final class Answering: URLProtocol, @unchecked Sendable {
    // Sendable: it adds no state.
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "own.example" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        if url.path == "/fail" {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        if url.path == "/later" {
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.answer(url) }
            return
        }
        if url.path == "/thread" {
            Thread.detachNewThread { self.answer(url) }
            return
        }
        if url.path != "/never" { answer(url) }
    }

    private func answer(_ url: URL) {
        guard let response = HTTPURLResponse(url: url, statusCode: 203, httpVersion: nil, headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("own".utf8))
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
        Stops.all.withLock { $0.append(request.url?.path ?? "") }
    }
}

private enum Stops {
    static let all = Mutex<[String]>([])
}

@MainActor
@Suite("Protocols that an application registers", .serialized) struct URLProtocolTests {
    private let stage = NetworkStage()

    private func load(_ path: String, registered: Bool = false) {
        if registered {
            URLProtocol.registerClass(Answering.self)
            stage.load("https://own.example\(path)")
        } else {
            let settings = URLSessionConfiguration.ephemeral
            settings.protocolClasses = [Answering.self]
            stage.load("https://own.example\(path)", in: URLSession(configuration: settings))
        }
    }

    @Test(
        "A class of a configuration, or one that is registered, answers instead of routes",
        arguments: [true, false])
    func answers(registered: Bool) {
        stage.run {
            load("/a", registered: registered)
            TimeLapse.advance(by: .zero)
            #expect(stage.network.requests.isEmpty)
        }
        #expect(stage.log.text == #"0 s 203 "own/a""#)
    }

    @Test(
        "Requests that a protocol cannot load go on to the routes, and so do all once it is no longer registered"
    )
    func others() {
        stage.run {
            stage.network.route("/a") { _ in .text("route") }
            URLProtocol.registerClass(Answering.self)
            stage.load("https://example.com/a")
            URLProtocol.unregisterClass(Answering.self)
            stage.load("https://own.example/a")
            TimeLapse.advance(by: .zero)
        }
        #expect(stage.log.lines == [#"0 s 200 "route""#, #"0 s 200 "route""#])
    }

    @Test(
        "A protocol takes virtual time, fails, and times out",
        arguments: [
            ("/later", #"2 s 203 "own/later""#), ("/fail", "0 s failed: cannotFindHost"),
            ("/never", "60 s failed: timedOut"),
        ])
    func times(path: String, log: String) {
        stage.run {
            load(path)
            TimeLapse.runUntilIdle()
        }
        #expect(stage.log.text == log)
    }

    @Test("A protocol may answer from a thread")
    func thread() {
        stage.run {
            RunningWorlds.begin(stage.world, named: "thread")
            defer { RunningWorlds.end(stage.world) }
            load("/thread")
            TimeLapse.advance(until: { !stage.log.lines.isEmpty }, within: .seconds(5))
        }
        #expect(stage.log.text.hasSuffix(#"s 203 "own/thread""#))
    }

    @Test("A protocol is told to stop when its task is cancelled")
    func stop() {
        Stops.all.withLock { $0 = [] }
        stage.run {
            let settings = URLSessionConfiguration.ephemeral
            settings.protocolClasses = [Answering.self]
            let task = stage.load("https://own.example/never", in: URLSession(configuration: settings))
            TimeLapse.advance(by: .seconds(1))
            task.cancel()
            TimeLapse.advance(by: .zero)
        }
        #expect(Stops.all.withLock { $0 } == ["/never"])
        #expect(stage.log.text == "1 s failed: cancelled")
    }
}
