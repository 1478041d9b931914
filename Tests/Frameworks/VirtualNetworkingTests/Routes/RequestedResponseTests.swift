import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("The responses of requests in the list") struct RequestedResponseTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    private var last: String {
        let request = network.requests.last
        let status = (request?.response as? HTTPURLResponse).map { "\($0.statusCode)" } ?? "no response"
        return "\(status), \(request?.responseBody.map { String(decoding: $0, as: UTF8.self) } ?? "no body")"
    }

    @Test("A request has its response and the body once it is answered, and what came of one that failed")
    func outcomes() {
        stage.run {
            network.route("/a") { _ in .text("a", status: 201).after(.seconds(1)) }
            network.route("/cut") { _ in .stream(["one", "two"], every: .seconds(1)).cutOff() }
            network.route("/down") { _ in .failure(.cannotFindHost) }
            stage.load("https://example.com/a")
            TimeLapse.advance(by: .zero)
            #expect(last == "no response, no body")
            TimeLapse.advance(by: .seconds(1))
            #expect(last == "201, a")
            for (path, wanted) in [("cut", "200, onetwo"), ("down", "no response, no body")] {
                stage.load("https://example.com/\(path)")
                TimeLapse.runUntilIdle()
                #expect(last == wanted)
            }
        }
    }

    @Test(
        "The body is in the list whoever gets it: a handler, a delegate, a file, or an iteration over bytes")
    func kinds() async {
        await stage.run {
            network.route("**") { _ in .stream(["one", "two"], every: .seconds(1)) }
            let address = url("https://example.com/")
            for session in [
                URLSession.shared,
                URLSession(configuration: .default, delegate: LoggingDelegate(stage.log), delegateQueue: nil),
            ] {
                session.dataTask(with: address).resume()
                await TimeLapse.runUntilIdle()
                #expect(last == "200, onetwo")
                session.finishTasksAndInvalidate()
            }
            URLSession.shared.downloadTask(with: address).resume()
            await TimeLapse.runUntilIdle()
            #expect(last == "200, onetwo")
            Task { for try await _ in try await URLSession.shared.bytes(from: address).0 {} }
            await TimeLapse.runUntilIdle()
            #expect(last == "200, onetwo")
            #expect(network.requests.count == 4)
        }
    }

    @Test("A redirection has its response, without a body")
    func redirection() {
        stage.run {
            network.route("/old") { _ in .redirect(to: "/new", status: 301) }
            network.route("/new") { _ in .text("new") }
            stage.load("https://example.com/old")
            TimeLapse.runUntilIdle()
            #expect((network.requests.first?.response as? HTTPURLResponse)?.statusCode == 301)
            #expect(network.requests.first?.responseBody == Data())
            #expect(last == "200, new")
        }
    }

    @Test("An answer whose certificate is not trusted can be changed before and after that is said")
    func untrusted() {
        stage.run {
            let delegate = LoggingDelegate(stage.log)
            delegate.challengeAnswer = (.useCredential, nil)
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            network.route("/a") { _ in
                .text("a").after(.seconds(1)).withUntrustedCertificate().after(.seconds(2)).status(404)
            }
            session.dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
            session.finishTasksAndInvalidate()
            TimeLapse.advance(by: .zero)
            #expect(network.requests.first?.outcome == .answered(status: 404))
            #expect(network.requests.first?.duration == .seconds(3))
        }
    }
}
