import FailureReporting
import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Routes") struct RouteTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    private func load(_ address: String = "https://example.com/a", times: Int = 1) {
        for _ in 0..<times {
            stage.load(address)
            TimeLapse.runUntilIdle()
        }
    }

    @Test("The route that was added last answers, as often as it may, and counts")
    func order() {
        stage.run {
            let first = network.route("/a") { _ in .text("first") }
            let second = network.route("/a", times: 2) { _ in .text("second") }
            load(times: 3)
            #expect((first.count, second.count) == (1, 2))
            network.remove(first)
        }
        let failures = stage.failures {
            network.removeAllRoutes()
            load()
        }
        #expect(failures.first?.contains("There are no routes.") == true)
        #expect(
            stage.log.lines == [
                #"0 s 200 "second""#, #"0 s 200 "second""#, #"0 s 200 "first""#,
                "0 s failed: notConnectedToInternet",
            ])
    }

    @Test("Answers come one after another, and the last one from then on")
    func sequence() {
        stage.run {
            network.route("/a", answers: [.status(500), .text("ok").after(.seconds(1))])
            load(times: 3)
        }
        #expect(stage.log.lines == [#"0 s 500 """#, #"1 s 200 "ok""#, #"2 s 200 "ok""#])
    }

    @Test("A route falls through to the one before it, by a header or the body")
    func fallThrough() {
        stage.run {
            network.route("/a") { _ in .text("all") }
            let some = network.route("/a") { request in
                request.header("x-kind") == "some" ? .text("some") : .fallThrough
            }
            load()
            var request = URLRequest(url: url("https://example.com/a"))
            request.setValue("some", forHTTPHeaderField: "X-Kind")
            URLSession.shared.dataTask(with: request) { [log = stage.log] in
                log.note(NetworkLog.text($0, $1, $2))
            }.resume()
            TimeLapse.runUntilIdle()
            #expect(some.count == 1)
        }
        #expect(stage.log.lines == [#"0 s 200 "all""#, #"0 s 200 "some""#])
    }

    @Test(
        "What routes answer with",
        arguments: [
            ("json", #"1 s 200 "[1,2]""#), ("text", #"1 s 200 "text""#), ("status", #"1 s 404 """#),
            ("data", #"1 s 201 "bytes""#), ("file", #"1 s 200 "of a file""#), ("stream", #"3 s 200 "abc""#),
            ("redirect", #"2 s 200 "after a redirection""#), ("failure", "1 s failed: cannotFindHost"),
            ("never", "60 s failed: timedOut"), ("cutOff", "1 s failed: networkConnectionLost"),
            ("jsonText", #"1 s 200 "{\"a\": 1}""#), ("loop", "0 s failed: httpTooManyRedirects"),
        ])
    func answers(name: String, log: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("answer.txt")
        try Data("of a file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        stage.run {
            network.route("/json") { _ in .json([1, 2]).after(.seconds(1)) }
            network.route("/jsonText") { _ in .json(text: #"{"a": 1}"#).after(.seconds(1)) }
            network.route("/text") { _ in .text("text").after(.seconds(1)) }
            network.route("/status") { _ in .status(404).after(.seconds(1)) }
            network.route("/data") { _ in .data(Data("bytes".utf8), status: 201).after(.seconds(1)) }
            network.route("/file") { _ in .file(file).after(.seconds(1)) }
            network.route("/stream") { _ in .stream(["a", "b", "c"], every: .seconds(1)).after(.seconds(1)) }
            network.route("/redirect") { _ in .redirect(to: "text").after(.seconds(1)) }
            network.route("/failure") { _ in .failure(.cannotFindHost).after(.seconds(1)) }
            network.route("/never") { _ in .never }
            network.route("/cutOff") { _ in .text("text").cutOff().after(.seconds(1)) }
            network.route("/loop") { _ in .redirect(to: "/loop") }
            if name == "redirect" {
                network.route("/text") { _ in .text("after a redirection").after(.seconds(1)) }
            }
            load("https://example.com/\(name)")
        }
        #expect(stage.log.text == log)
    }

    @Test("The headers of an answer are the response's, with the length of its body")
    func headers() {
        stage.run {
            network.route("/a") { _ in .json(["b": 1]).header("X-Total", "7") }
            let task = stage.load("https://example.com/a")
            TimeLapse.runUntilIdle()
            let response = task.response as? HTTPURLResponse
            #expect(response?.value(forHTTPHeaderField: "content-type") == "application/json")
            #expect(response?.value(forHTTPHeaderField: "X-Total") == "7")
            #expect(response?.expectedContentLength == 7)
            #expect(task.countOfBytesReceived == 7)
            #expect(task.progress.fractionCompleted == 1)
        }
    }

    @Test("A request without a route is a failure with the nearest route and the line that began it, once")
    func noRoute() {
        let failures = stage.failures {
            network.route("POST https://api.example.com/items") { _ in .status(201) }
            network.route("https://www.example.com/") { _ in .status(200) }
            load("https://api.example.com/items", times: 2)
        }
        #expect(failures.count == 1)
        let text = failures.first ?? ""
        #expect(
            text.hasPrefix("No route for GET https://api.example.com/items, begun at NetworkStage.swift:"))
        #expect(
            text.contains(
                ".\nNearest route: POST https://api.example.com/items, at RouteTests.swift:"
            ))
        #expect(text.contains("(its method is POST)."))
        #expect(stage.log.lines == Array(repeating: "0 s failed: notConnectedToInternet", count: 2))
    }

    private struct Refusal: Error {}

    @Test("A route that throws is a failure at its line, and the task fails")
    func throwing() {
        let failures = stage.failures {
            network.route("/a") { _ in throw Refusal() }
            load()
        }
        #expect(failures.count == 1)
        #expect(
            failures.first?.hasPrefix("The route for GET https://example.com/a threw an error: Refusal()\n")
                == true)
        #expect(stage.log.text == "0 s failed: badServerResponse")
    }

    @Test(
        "JSON that does not parse is a failure that shows where",
        arguments: [
            (#"{"a": 1,}"#, "at line 1, column 9:\n  {\"a\": 1,}\n          ^"),
            ("[1,\n 2 3]", "at line 2, column 4:\n   2 3]\n     ^"),
            (#"{"a" 1}"#, "at line 1, column 6:\n  {\"a\" 1}\n       ^"),
            ("", "at line 1, column 1:\n  \n  ^"), ("[1, 2", "at line 1, column 6:\n  [1, 2\n       ^"),
        ])
    func invalidJSON(text: String, place: String) {
        let failures = stage.failures {
            network.route("/a") { _ in .json(text: text) }
            load()
        }
        #expect(
            failures.first?.contains("is invalid: the JSON does not parse, \(place)\n") == true, "\(failures)"
        )
        #expect(stage.log.text == "0 s failed: badServerResponse")
    }

    @Test("What was requested is a list, with bodies, times and outcomes")
    func requests() throws {
        try stage.run {
            network.route("/:path") { request in
                switch request.parameters["path"] {
                case "orders": .status(201).after(.seconds(1))
                case "slow": .never
                default: .failure(.cannotConnectToHost)
                }
            }
            var order = URLRequest(url: url("https://example.com/orders?draft=1"))
            order.httpMethod = "POST"
            order.httpBodyStream = InputStream(data: Data(#"{"id":7}"#.utf8))
            URLSession.shared.dataTask(with: order).resume()
            stage.load("https://example.com/slow")
            stage.load("https://example.com/down")
            TimeLapse.advance(by: .seconds(2))
            #expect(
                network.requests.map(\.description) == [
                    "POST https://example.com/orders?draft=1, answered with 201 after 1 s",
                    "GET https://example.com/slow, without an answer yet",
                    "GET https://example.com/down, failed with URLError.cannotConnectToHost",
                ])
            let request = try #require(network.requests("POST", "/orders").first)
            #expect(request.query == ["draft": "1"])
            #expect(try request.json(as: [String: Int].self) == ["id": 7])
            #expect(request.outcome == .answered(status: 201))
            #expect(request.duration == .seconds(1))
        }
    }

    @Test("A wait for a request moves time until it is sent")
    func shouldRequest() {
        stage.run {
            network.route("/orders") { _ in .status(201) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                stage.load("https://example.com/orders", method: "POST")
            }
            let request = network.shouldRequest("POST", "/orders", within: .seconds(5))
            #expect(request?.time.offset == .seconds(3))
            #expect(TimeLapse.now.offset == .seconds(3))
        }
    }

    @Test("A wait that suspends runs tasks until one of them sends the request")
    func shouldRequestOfTask() async {
        await stage.run {
            network.route("/orders") { _ in .status(201) }
            Task {
                try await Task.sleep(for: .seconds(3))
                _ = try await URLSession.shared.data(from: url("https://example.com/orders"))
            }
            let request = await network.shouldRequest("GET", "/orders", within: .seconds(5))
            #expect(request?.time.offset == .seconds(3))
        }
    }

    @Test("A request that is not sent is a failure that lists what was")
    func notRequested() {
        let failures = stage.failures {
            network.route("/orders") { _ in .status(201) }
            stage.load("https://example.com/orders")
            #expect(network.shouldRequest("POST", "/orders", within: .seconds(5)) == nil)
        }
        #expect(
            failures == [
                """
                No request POST /orders was sent within 5 s.
                Sent:
                  GET https://example.com/orders, answered with 201
                Nothing is pending.
                """
            ])
    }

    @Test("Two worlds have their own routes, requests, cookies and responses, also in one stored session")
    func worlds() {
        let other = NetworkStage()
        let session = URLSession(configuration: .default)
        stage.run { network.route("/a") { _ in .text("one") } }
        other.run { other.network.route("/a") { _ in .text("two") } }
        for stage in [stage, other] {
            stage.run {
                stage.load("https://example.com/a", in: session)
                TimeLapse.runUntilIdle()
            }
        }
        #expect((stage.log.text, other.log.text) == (#"0 s 200 "one""#, #"0 s 200 "two""#))
        #expect((network.requests.count, other.network.requests.count) == (1, 1))
    }
}
