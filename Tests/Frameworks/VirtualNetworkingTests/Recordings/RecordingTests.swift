import FailureReporting
import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Recordings of requests") struct NetworkRecordingTests {
    private func file(_ name: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(name).har")
    }

    @Test("What was recorded is replayed in another world, after as long")
    func roundTrip() {
        let file = file("round")
        defer { try? FileManager.default.removeItem(at: file) }
        let (first, second) = (NetworkStage(), NetworkStage())
        func load(_ stage: NetworkStage) {
            stage.load("https://example.com/items?page=1")
            TimeLapse.runUntilIdle()
            stage.load("https://example.com/items?page=1")
            stage.load("https://example.com/image", method: "POST")
            TimeLapse.runUntilIdle()
        }
        first.run {
            first.network.record(to: file)
            first.network.route("/items", answers: [.status(503), .json([1]).after(.seconds(2))])
            first.network.route("POST /image") { _ in .data(Data([0xFF, 0x00])).after(.milliseconds(500)) }
            load(first)
        }
        second.run {
            second.network.replay(from: file)
            load(second)
        }
        #expect(first.log.lines.count == 3)
        #expect(second.log.lines == first.log.lines)
    }

    @Test("Secrets are hidden: headers, items of queries, and keys of JSON")
    func secrets() throws {
        let file = file("secrets")
        defer { try? FileManager.default.removeItem(at: file) }
        let stage = NetworkStage()
        stage.run {
            stage.network.record(to: file, hiding: ["authorization", "token", "password"])
            stage.network.route("/login") { _ in .json(["token": "secret1", "name": "Ada"]) }
            var request = URLRequest(url: url("https://example.com/login?token=secret2&page=1"))
            request.httpMethod = "POST"
            request.setValue("secret3", forHTTPHeaderField: "Authorization")
            request.httpBody = Data(#"{"user": {"password": "secret4", "name": "ada"}}"#.utf8)
            URLSession.shared.dataTask(with: request).resume()
            TimeLapse.runUntilIdle()
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("secret"))
        #expect(text.contains("https://example.com/login?token=hidden&page=1"))
        #expect(text.contains(#"{\"user\":{\"name\":\"ada\",\"password\":\"hidden\"}}"#))
        #expect(text.contains(#"{\"name\":\"Ada\",\"token\":\"hidden\"}"#))
    }

    @Test(
        "A recording that cannot be read is a failure that names it", arguments: ["nothing", #"{"log":{}}"#])
    func invalid(text: String) throws {
        let file = file("invalid")
        if text != "nothing" { try Data(text.utf8).write(to: file) }
        defer { try? FileManager.default.removeItem(at: file) }
        let stage = NetworkStage()
        let failures = stage.failures { stage.network.replay(from: file) }
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix("The recording invalid.har cannot be used: ") == true)
    }

    @Test("What browsers leave out of their recordings is not needed")
    func short() throws {
        let file = file("short")
        try Data(
            #"""
            {"log": {"entries": [{"request": {"method": "GET", "url": "https://example.com/a"},
                "response": {"status": 200, "headers": [{"name": "Content-Encoding", "value": "br"},
                    {"name": "X-Total", "value": "7"}], "content": {"mimeType": "text/plain", "text": "a"}}}]}}
            """#.utf8
        ).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let stage = NetworkStage()
        stage.run {
            stage.network.replay(from: file)
            let task = stage.load("https://example.com/a")
            TimeLapse.runUntilIdle()
            let response = task.response as? HTTPURLResponse
            #expect(response?.value(forHTTPHeaderField: "X-Total") == "7")
            #expect(response?.value(forHTTPHeaderField: "Content-Encoding") == nil)
        }
        #expect(stage.log.text == #"0 s 200 "a""#)
    }
}
