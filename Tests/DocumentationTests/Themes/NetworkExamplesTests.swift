import FailureReporting
import Robot
import Testing

// Example of Network.md
extension NetworkSetup {
    static let shop = routes { network in
        network.route("https://api.example.com/items") { _ in .json(["Tea", "Milk"]) }
    }
}
// End of example

/// The examples of Network.
@MainActor @Suite("Examples of the network", .robot) struct NetworkExamplesTests {
    private let network = SimulatedDevice.current.network

    /// What an answer's body or error is, after so many seconds.
    private func answer(
        to address: String, method: String = "GET", body: String? = nil, token: String? = nil
    ) -> String {
        guard let url = URL(string: address) else { return "no address" }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        request.setValue(token, forHTTPHeaderField: "Authorization")
        nonisolated(unsafe) var text = "nothing"
        URLSession.shared.dataTask(with: request) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            text =
                error.map { "\(($0 as? URLError)?.code.rawValue ?? 0)" }
                ?? "\(status) \(String(decoding: data ?? Data(), as: UTF8.self))"
        }
        .resume()
        TimeLapse.runUntilIdle()
        return text
    }

    @Test("A route answers with what stands in the address, after a time")
    func parameters() {
        // Example of Network.md
        let network = SimulatedDevice.current.network
        network.route("https://api.example.com/items/:id") { request in
            .json(["id": request.parameters["id"]]).after(.seconds(2))
        }
        // End of example
        #expect(answer(to: "https://api.example.com/items/7") == #"200 {"id":"7"}"#)
        #expect(TimeLapse.now.offset == .seconds(2))
    }

    @Test("A request without a route is a failure")
    func noRoute() {
        network.route("POST https://api.example.com/orders") { _ in .status(201) }
        expectFailure(
            // Example of Network.md
            """
            No route for GET https://api.example.com/orders, begun at OrdersModel.swift:….
            Nearest route: POST https://api.example.com/orders, at … (its method is POST).
            """
            // End of example
            .replacingOccurrences(of: "OrdersModel", with: "NetworkExamplesTests") + "…"
        ) {
            #expect(answer(to: "https://api.example.com/orders") == "-1009")
        }
    }

    @Test("Routes answer by method, query, order and header; what was requested is a list")
    func routes() throws {
        // Example of Network.md
        network.route("POST /orders") { request in
            let order = try request.json(as: [String: Int].self)
            return .json(["number": order["number"]], status: 201)
        }
        network.route("/search?page=2", times: 1) { _ in .status(500) }
        network.route("/items", answers: [.status(503), .json(["Tea", "Milk"])])  // the last from then on
        network.route("/items") { request in
            request.header("Authorization") == nil ? .status(401) : .fallThrough
        }
        // End of example
        let base = "https://api.example.com"
        #expect(answer(to: base + "/orders", method: "POST", body: #"{"number": 7}"#) == #"201 {"number":7}"#)
        #expect(answer(to: base + "/search?page=2") == "500 ")
        #expect(answer(to: base + "/items") == "401 ")
        #expect(answer(to: base + "/items", token: "1") == "503 ")
        #expect(answer(to: base + "/items", token: "1") == #"200 ["Tea","Milk"]"#)

        // Example of Network.md
        network.shouldRequest("POST", "/orders", within: .seconds(5))
        let order = try #require(network.requests("POST", "/orders").first)
        #expect(try order.json(as: [String: Int].self) == ["number": 7])
        #expect(order.outcome == .answered(status: 201))
        // End of example
    }

    @Test("Routes of a suite are there from the start", .robot(network: .shop))
    func suite() {
        #expect(answer(to: "https://api.example.com/items") == #"200 ["Tea","Milk"]"#)
    }

    @Test("A request is answered, and was sent")
    func short() {
        guard let url = URL(string: "https://api.example.com/teas") else { return }
        URLSession.shared.dataTask(with: url).resume()
        // Example of Verbs.md
        network.route("https://api.example.com/teas") { _ in .json(["Assam", "Sencha"]).after(.seconds(2)) }
        network.shouldRequest("GET", "/teas")
        // End of example
        TimeLapse.runUntilIdle()
        #expect(TimeLapse.now.offset == .seconds(2))
    }

    @Test("The connection is what a test says")
    func conditions() {
        network.route("**") { _ in .status(200) }
        // Example of Network.md
        network.condition = .offline
        network.condition = .slow(latency: .seconds(1), bytesPerSecond: 50_000)
        network.condition = .lossy(share: 0.2, seed: 1)  // the same responses each time
        network.condition = .online
        // End of example
        #expect(answer(to: "https://example.com/") == "200 ")
    }

    @Test("A server exchanges messages with the application")
    func messages() {
        // Example of Network.md
        network.route("wss://example.com/chat") { _ in
            .socket { socket in
                socket.send("hello", after: .seconds(1))
                socket.onMessage = { message in socket.send(message) }
            }
        }
        // End of example
        guard let url = URL(string: "wss://example.com/chat") else { return }
        let task = URLSession.shared.webSocketTask(with: url)
        nonisolated(unsafe) var texts: [String] = []
        task.resume()
        task.send(.string("me")) { _ in }
        for _ in 0..<2 {
            task.receive { if case .success(.string(let text)) = $0 { texts.append(text) } }
        }
        TimeLapse.advance(by: .seconds(1))
        #expect(texts == ["me", "hello"])
        task.cancel(with: .normalClosure, reason: nil)
        TimeLapse.advance(by: .zero)
    }
}
