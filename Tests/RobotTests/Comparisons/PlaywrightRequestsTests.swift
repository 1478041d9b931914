import Robot
import Security
import TestSupport
import Testing

/// The rows of the table "Beside Playwright" that are not about routes.
@MainActor @Suite("Playwright's requests, connection and cookies, row by row", .robot)
struct PlaywrightRequestsTests {
    private let network = SimulatedDevice.current.network
    private let teas = "https://example.com/teas"

    // Row of Network.md: `page.waitForRequest`, `waitForResponse`
    @Test("A test waits for a request, and for its response")
    func waitForRequest() {
        network.route("/teas") { _ in .text("tea").after(.seconds(2)) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [teas] in begin(teas) }
        let request = network.shouldRequest("GET", "/teas", within: .seconds(5))
        #expect(request?.outcome == .pending && TimeLapse.now.offset == .seconds(3))
        TimeLapse.advance(until: { network.requests.last?.response != nil }, within: .seconds(5))
        #expect(TimeLapse.now.offset == .seconds(5))
    }

    // Row of Network.md: `page.on('request')`, `request.postDataJSON()`
    @Test("All requests are in a list, with method, headers and body")
    func requests() throws {
        network.route("/orders") { _ in .status(201) }
        _ = loadedText("https://example.com/orders?a=1", "POST", body: #"{"count":2}"#, headers: ["X-A": "b"])
        let request = try #require(network.requests.first)
        #expect(request.description == "POST https://example.com/orders?a=1, answered with 201")
        #expect(try request.json(as: [String: Int].self) == ["count": 2])
        #expect(request.header("x-a") == "b" && request.query == ["a": "1"])
    }

    // Row of Network.md: `page.on('response')`, `response.json()`, `request.failure()`, `request.timing()`
    @Test("A request in the list has its response with the body, its error, and how long it took")
    func responses() throws {
        network.route("/teas", answers: [.json([1, 2]).after(.seconds(2)), .failure(.timedOut)])
        _ = (loadedText(teas), loadedText(teas))
        let request = try #require(network.requests.first)
        #expect((request.response as? HTTPURLResponse)?.statusCode == 200)
        #expect(request.responseBody == Data("[1,2]".utf8) && request.duration == .seconds(2))
        #expect(network.requests.last?.outcome == .failed(.timedOut))
    }

    // Row of Network.md: `page.routeFromHAR`, `recordHar`
    @Test("Requests are recorded in an archive, which answers those of another test")
    func archive() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("teas.har")
        network.record(to: file)
        network.route("/teas") { _ in .text("recorded") }
        #expect(loadedText(teas) == "200 recorded")
        inOwnWorld {
            SimulatedDevice.current.network.replay(from: file)
            #expect(loadedText(teas) == "200 recorded")
        }
    }

    // Row of Network.md: `page.routeWebSocket`
    @Test("A route is the server's end of a connection that exchanges messages")
    func webSocket() async throws {
        network.route("wss://example.com/chat") { _ in
            .socket { socket in socket.onMessage = { socket.send($0) } }
        }
        let url = try #require(URL(string: "wss://example.com/chat"))
        let task = URLSession.shared.webSocketTask(with: url)
        task.resume()
        try await task.send(.string("hello"))
        #expect(try await task.receive() == .string("hello"))
        task.cancel(with: .normalClosure, reason: nil)
        await TimeLapse.advance(by: .zero)
    }

    // Row of Network.md: `context.setOffline(true)`
    @Test("A device without a connection fails its requests")
    func offline() {
        network.route("/teas") { _ in .text("tea") }
        network.condition = .offline
        let task = begin(teas)
        TimeLapse.advance(by: .zero)
        #expect((task?.error as? URLError)?.code == .notConnectedToInternet)
        network.condition = .online
        #expect(loadedText(teas) == "200 tea")
    }

    // Row of Network.md: `Network.emulateNetworkConditions` of the protocol
    @Test("A slow connection takes time for the response and for its bytes")
    func slow() {
        network.condition = .slow(latency: .seconds(1), bytesPerSecond: 1000)
        network.route("/teas") { _ in .data(Data(count: 2000)) }
        _ = loadedText(teas)
        #expect(network.requests.first?.duration == .seconds(3))
    }

    // Row of Network.md: `setExtraHTTPHeaders`
    @Test("A session adds headers to its requests")
    func extraHeaders() {
        network.route("/teas") { request in .text(request.header("X-App") ?? "none") }
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["X-App": "shop"]
        #expect(loadedText(teas, in: URLSession(configuration: configuration)) == "200 shop")
    }

    // Row of Network.md: `httpCredentials`
    @Test("A stored credential answers the server that asks for one")
    func credentials() {
        URLCredentialStorage.shared.setDefaultCredential(
            URLCredential(user: "ada", password: "tea", persistence: .forSession),
            for: URLProtectionSpace(
                host: "example.com", port: 443, protocol: "https", realm: "Shop",
                authenticationMethod: NSURLAuthenticationMethodHTTPBasic))
        network.route("/teas") { request in
            request.header("Authorization") == "Basic YWRhOnRlYQ=="
                ? .text("tea") : .status(401).header("WWW-Authenticate", #"Basic realm="Shop""#)
        }
        #expect(loadedText(teas) == "200 tea")
    }

    // Row of Network.md: `ignoreHTTPSErrors`
    @Test("A certificate that is not trusted is an error, unless the delegate accepts it")
    func certificates() {
        final class Trusting: NSObject, URLSessionDelegate {
            func urlSession(
                _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
                completionHandler:
                    @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?)
                    -> Void
            ) { completionHandler(.useCredential, nil) }
        }
        network.route("/teas") { _ in .text("tea").withUntrustedCertificate() }
        #expect(loadedText(teas) == "failed: \(URLError.Code.serverCertificateUntrusted.rawValue)")
        let session = URLSession(configuration: .default, delegate: Trusting(), delegateQueue: nil)
        #expect(loadedText(teas, in: session) == "200 tea")
        session.finishTasksAndInvalidate()
    }

    // Row of Network.md: `context.cookies()`, `addCookies`, `clearCookies`
    @Test("Cookies are read, set and deleted")
    func cookies() throws {
        let storage = HTTPCookieStorage.shared
        network.route("/teas") { request in .text(request.header("Cookie") ?? "none") }
        let properties: [HTTPCookiePropertyKey: Any] = [
            .name: "id", .value: "7", .domain: "example.com", .path: "/",
        ]
        storage.setCookie(try #require(HTTPCookie(properties: properties)))
        #expect(loadedText(teas) == "200 id=7" && storage.cookies?.count == 1)
        storage.removeCookies(since: .distantPast)
        #expect(loadedText(teas) == "200 none")
    }

    // Row of Network.md: `context.storageState()`
    @Test("What one test has stored, cookies too, is there in another")
    func storageState() throws {
        network.route("/login") { _ in .status(204).header("Set-Cookie", "id=7") }
        _ = loadedText("https://example.com/login")
        UserDefaults.standard.set("ada", forKey: "name")
        let state = try StoredState.save()
        try inOwnWorld {
            try state.restore()
            SimulatedDevice.current.network.route("/teas") { .text($0.header("Cookie") ?? "none") }
            #expect(loadedText(teas) == "200 id=7")
            #expect(UserDefaults.standard.string(forKey: "name") == "ada")
        }
    }

    // Row of Network.md: `waitForLoadState('networkidle')`
    @Test("The time after a tap lasts until the answers are there that come within ten seconds")
    func networkIdle() {
        network.route("/teas") { _ in .text("tea").after(.seconds(9)) }
        network.route("/never") { _ in .never }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(
            UIAction { [teas] _ in
                begin(teas)
                begin("https://example.com/never")
            }, for: .touchUpInside)
        UIWindow.createWindowForTesting().addSubview(button)
        tapOn(button)
        #expect(network.requests.map(\.outcome) == [.answered(status: 200), .pending])
        TimeLapse.advanceMainRunLoop()
        #expect(network.requests.last?.outcome == .failed(.timedOut))
    }

    // Row of Network.md: `route.fetch()`, overrides of `route.continue()`
    @Test(
        "A real answer is changed by what the route adds, here its failure's time", .robot.leftovers(.ignored)
    )
    func overrides() async throws {
        network.route("/teas") { _ in .real.after(.seconds(3)).header("X-A", "b") }
        let url = try #require(URL(string: "http://127.0.0.1:1/teas"))
        await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
        #expect(network.requests.first?.duration == .seconds(3))
    }
}
