import FailureReporting
import Robot
import Testing

extension NetworkSetup {
    fileprivate static let teas = routes { $0.route("/teas") { _ in .text("of the suite") } }
}

/// One test for each row of the table "Beside Playwright" of the page Network.
@MainActor @Suite("Playwright's routes, row by row", .robot) struct PlaywrightRoutesTests {
    private let network = SimulatedDevice.current.network
    private let teas = "https://example.com/teas"

    // Row of Network.md: `page.route(pattern, handler)`, `context.route`
    @Test(
        "A route of the test comes before that of its suite, as a page's before its context's",
        .robot(network: .teas))
    func route() {
        #expect(loadedText(teas) == "200 of the suite")
        network.route("/teas") { _ in .text("of the test") }
        #expect(loadedText(teas) == "200 of the test")
    }

    // Row of Network.md: a glob, a regular expression, a function as pattern
    @Test("Patterns have stars and names, and a closure decides by anything else")
    func patterns() {
        network.route("**/*.png") { _ in .text("picture") }
        network.route("/items/:id") { request in
            request.parameters["id"]?.allSatisfy(\.isNumber) == true ? .text("number") : .fallThrough
        }
        network.route("/items/*", times: 1) { _ in .text("any") }
        #expect(loadedText("https://example.com/a/b/c.png") == "200 picture")
        #expect(loadedText("https://example.com/items/7") == "200 any")
        #expect(loadedText("https://example.com/items/7") == "200 number")
    }

    // Row of Network.md: `times`
    @Test("A route answers as often as it is told, and then those before it do")
    func times() {
        network.route("/teas") { _ in .text("later") }
        let route = network.route("/teas", times: 2) { _ in .status(503) }
        #expect((0..<3).map { _ in loadedText(teas) } == ["503 ", "503 ", "200 later"])
        #expect(route.count == 2)
    }

    // Row of Network.md: `route.fulfill({ json, body, path, status, headers })`
    @Test("A route fulfills a request with JSON, a text, data or a file, with its status and headers")
    func fulfill() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("teas.txt")
        try Data("file".utf8).write(to: file)
        network.route(
            "/teas",
            answers: [
                .json(["tea": 1]), .text("text", status: 201), .data(Data("data".utf8), type: "a/b"),
                .file(file),
                .status(204).header("X-Page", "2"),
            ])
        #expect(
            (0..<5).map { _ in loadedText(teas) } == [
                #"200 {"tea":1}"#, "201 text", "200 data", "200 file", "204 ",
            ])
        let responses = network.requests.compactMap { $0.response as? HTTPURLResponse }
        #expect(
            responses.map(\.mimeType).prefix(4) == ["application/json", "text/plain", "a/b", "text/plain"])
        #expect(responses.last?.value(forHTTPHeaderField: "x-page") == "2")
    }

    // Row of Network.md: `route.abort(errorCode)`
    @Test("A route aborts a request with the error that it names")
    func abort() {
        network.route("/teas") { _ in .failure(.cannotFindHost) }
        #expect(loadedText(teas) == "failed: \(URLError.Code.cannotFindHost.rawValue)")
    }

    // Row of Network.md: `route.fallback()`
    @Test("A route leaves a request to the one that was added before")
    func fallback() {
        network.route("/teas") { _ in .text("first") }
        let route = network.route("/teas") { $0.method == "POST" ? .status(201) : .fallThrough }
        #expect(loadedText(teas) == "200 first")
        #expect(loadedText(teas, "POST") == "201 ")
        #expect(route.count == 1)
    }

    // Row of Network.md: `route.continue()`
    @Test("A route lets a request through to the real server, which is not there", .robot.leftovers(.ignored))
    func goOn() async throws {
        network.route("/teas") { _ in .real }
        let url = try #require(URL(string: "http://127.0.0.1:1/teas"))
        let error = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
        #expect(error?.code == .cannotConnectToHost)
    }

    // Row of Network.md: `page.unroute`, `unrouteAll`
    @Test("A route is removed, or all are")
    func unroute() {
        network.route("/teas") { _ in .text("first") }
        let second = network.route("/teas") { _ in .text("second") }
        network.remove(second)
        #expect(loadedText(teas) == "200 first")
        network.removeAllRoutes()
        let failures = FailureCollector.failures { _ = loadedText(teas) }
        #expect(failures.first?.text.hasPrefix("No route for GET https://example.com/teas") == true)
    }
}
