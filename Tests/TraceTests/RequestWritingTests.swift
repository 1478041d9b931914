import Foundation
import Robot
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("Requests in the page of a trace", .robot(trace: .off).leftovers(.ignored))
struct RequestWritingTests {
    private let network = SimulatedNetwork.current

    /// What the page says of the requests that `body` sends, with texts in the place of their indices.
    private func events(_ body: () -> Void) throws -> [[String: Any]] {
        let application = UIApplication.shared
        let recorder = TraceRecorder(application, detail: .pictures)
        application.world.calls.add(recorder)
        body()
        TimeLapse.runUntilIdle()
        recorder.end()
        application.world.calls.remove(recorder)
        let text = recorder.document(TestDescription(name: "A test"), DeviceDescription(application)).json
            .line
        let page = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let strings = try #require(page["strings"] as? [String])
        let events = try #require(page["events"] as? [[String: Any]])
        return events.filter { strings[$0["kind"] as? Int ?? 0] == "request" }.map { event in
            var event = event
            event["text"] = strings[event["text"] as? Int ?? 0]
            for key in ["sent", "received"] {
                guard var message = event[key] as? [String: Any] else { continue }
                message["headers"] = (message["headers"] as? [Int])?.map { strings[$0] }
                message["body"] = (message["body"] as? Int).map { strings[$0] }
                event[key] = message
            }
            return event
        }
    }

    private func send(
        _ address: String, body: String? = nil, headers: [String: String] = [:]
    ) {
        guard let url = URL(string: address) else { return }
        var request = URLRequest(url: url)
        if let body { (request.httpMethod, request.httpBody) = ("POST", Data(body.utf8)) }
        request.allHTTPHeaderFields = headers
        URLSession.shared.dataTask(with: request).resume()
    }

    @Test("A request has its headers and bodies, of which JSON has its lines, and without its secrets")
    func messages() throws {
        network.secrets += ["token", "password"]
        network.route("/login") { _ in .json(["name": "Ada", "token": "secret"]).header("X-Page", "1") }
        let event = try #require(
            try events {
                send(
                    "https://example.com/login?token=secret&page=1", body: "user=ada&password=secret",
                    headers: [
                        "Authorization": "secret", "Content-Type": "application/x-www-form-urlencoded",
                    ])
            }.first)
        #expect(
            event["text"] as? String
                == "POST https://example.com/login?token=hidden&page=1, answered with 200")
        let sent = try #require(event["sent"] as? [String: Any])
        #expect(
            sent["headers"] as? [String] == [
                "Authorization", "hidden", "Content-Length", "24", "Content-Type",
                "application/x-www-form-urlencoded",
            ])
        #expect(sent["body"] as? String == "user=ada&password=hidden" && sent["size"] as? Int == 24)
        let received = try #require(event["received"] as? [String: Any])
        #expect(received["body"] as? String == "{\n  \"name\" : \"Ada\",\n  \"token\" : \"hidden\"\n}")
        #expect((received["headers"] as? [String])?.contains("X-Page") == true)
        #expect(received["cut"] == nil)
    }

    @Test("A body that is not text is its size, a long text its beginning, and a lost response is not there")
    func bodies() throws {
        network.route("/picture") { _ in .data(Data([0xFF, 0xD8, 0xFF])) }
        network.route("/long") { _ in .text("a" + String(repeating: "é", count: 40_000)) }
        network.route("/lost") { _ in .failure(.networkConnectionLost) }
        let events = try events {
            for path in ["picture", "long", "lost"] { send("https://example.com/\(path)") }
        }
        let received = events.map { $0["received"] as? [String: Any] }
        #expect(received[0]?["body"] == nil && received[0]?["size"] as? Int == 3)
        // The sixty-fourth kilobyte would end within a character.
        #expect((received[1]?["body"] as? String)?.utf8.count == 65_535)
        #expect(received[1]?["size"] as? Int == 80_001 && received[1]?["cut"] as? Int == 1)
        #expect(received[2] == nil && events[2]["sent"] != nil)
    }
}
