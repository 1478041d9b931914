import FailureReporting
import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Patterns of routes") struct RoutePatternTests {
    private let stage = NetworkStage()

    @Test(
        "A pattern matches by method, scheme, host, port, path and query",
        arguments: [
            ("https://api.example.com/items", "GET https://api.example.com/items", true),
            ("https://api.example.com/items", "GET http://api.example.com/items", false),
            ("https://api.example.com/items", "GET https://api.example.com/items/7", false),
            ("https://api.example.com/items/*", "GET https://api.example.com/items/7", true),
            ("https://api.example.com/items/*", "GET https://api.example.com/items/7/parts", false),
            ("https://api.example.com/items/**", "GET https://api.example.com/items/7/parts", true),
            ("https://api.example.com/**", "GET https://api.example.com/", true),
            ("https://*.example.com/items", "GET https://api.example.com/items", true),
            ("https://*.example.com/items", "GET https://example.org/items", false),
            ("api.example.com/items", "GET http://api.example.com/items", true),
            ("http://localhost:8080/items", "GET http://localhost:8080/items", true),
            ("http://localhost:8080/items", "GET http://localhost:9090/items", false),
            ("/items/:id/parts/:part", "GET https://example.com/items/7/parts/b", true),
            ("/*.json", "GET https://example.com/items.json", true),
            ("/*.json", "GET https://example.com/items.xml", false),
            ("/v*/items", "GET https://example.com/v2/items", true),
            ("**", "DELETE https://example.com/a/b/c", true), ("**/c", "GET https://example.com/a/b/c", true),
            ("POST /orders", "POST https://example.com/orders", true),
            ("POST /orders", "GET https://example.com/orders", false),
            ("/items?page=2", "GET https://example.com/items?size=10&page=2", true),
            ("/items?page=2", "GET https://example.com/items?page=3", false),
            ("/items?page=*", "GET https://example.com/items?page=3", true),
            ("/items?page=*", "GET https://example.com/items", false),
            ("https://EXAMPLE.com/a%20b", "GET https://example.com/a%20b", true),
            ("/", "GET https://example.com", true),
        ])
    func matching(pattern: String, request: String, fits: Bool) {
        let parts = request.split(separator: " ").map(String.init)
        stage.run {
            stage.network.route("**") { _ in .text("other") }
            stage.network.route(pattern) { _ in .text("this") }
            stage.load(parts[1], method: parts[0])
            TimeLapse.advance(by: .zero)
        }
        #expect(stage.log.text == "0 s 200 \"\(fits ? "this" : "other")\"")
    }

    @Test("The names of a pattern are the request's parameters")
    func parameters() {
        stage.run {
            stage.network.route("/items/:id/parts/:part") { request in
                .json(request.parameters)
            }
            stage.load("https://example.com/items/7/parts/b")
            TimeLapse.advance(by: .zero)
        }
        #expect(stage.log.text == #"0 s 200 "{\"id\":\"7\",\"part\":\"b\"}""#)
    }

    @Test(
        "A pattern that cannot be read is a failure that says why",
        arguments: [
            ("", "it is empty"), ("https:///a", "its host is empty"), ("/a b", "it contains a space"),
            ("https://example.com:port/a", "example.com:port is not a host and a port"),
        ])
    func invalid(pattern: String, reason: String) {
        let failures = stage.failures { stage.network.route(pattern) { _ in .status(200) } }
        #expect(failures == ["The pattern \(String(reflecting: pattern)) matches no request: \(reason)."])
    }
}
