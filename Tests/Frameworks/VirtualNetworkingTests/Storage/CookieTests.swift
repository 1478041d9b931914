import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Cookies") struct CookieTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    private func sent(to address: String) -> String? {
        stage.load(address)
        TimeLapse.advance(by: .zero)
        return network.requests.last?.header("Cookie")
    }

    @Test("Cookies of responses are sent to the addresses that they are for, until they expire")
    func sending() {
        stage.run {
            network.route("**") { _ in .status(200) }
            network.route("/set") { _ in
                .status(200).header("Set-Cookie", "id=7; Path=/in; Max-Age=60")
            }
            #expect(sent(to: "https://example.com/set") == nil)
            #expect(sent(to: "https://example.com/in/side") == "id=7")
            #expect(sent(to: "https://example.com/other") == nil)
            #expect(sent(to: "https://example.org/in") == nil)
            TimeLapse.advance(by: .seconds(61))
            #expect(sent(to: "https://example.com/in") == nil)
        }
    }

    @Test("A storage keeps, replaces and deletes cookies, and those of other tests are not in it")
    func storage() throws {
        try stage.run {
            let storage = HTTPCookieStorage.shared
            let properties: [HTTPCookiePropertyKey: Any] = [
                .name: "a", .value: "1", .domain: ".example.com", .path: "/",
            ]
            storage.setCookie(try #require(HTTPCookie(properties: properties)))
            storage.setCookie(
                try #require(HTTPCookie(properties: properties.merging([.value: "2"]) { $1 })))
            #expect(storage.cookies?.map(\.value) == ["2"])
            #expect(storage.cookies(for: url("https://www.example.com/"))?.count == 1)
            #expect(storage.cookies(for: url("https://example.org/"))?.count == 0)
            NetworkStage().run { #expect(storage.cookies?.isEmpty == true) }
            storage.deleteCookie(try #require(storage.cookies?.first))
            #expect(storage.cookies?.isEmpty == true)
        }
    }

    @Test("Each cookie of a response has its own age, and a response sets none for another host")
    func agesAndHosts() {
        stage.run {
            network.route("**") { _ in .status(200) }
            network.route("/set") { _ in
                .status(200).header("Set-Cookie", "sid=1; Max-Age=5, id=2, other=3; Domain=example.org")
            }
            _ = sent(to: "https://example.com/set")
            #expect(sent(to: "https://example.com/a") == "sid=1; id=2")
            #expect(sent(to: "https://example.org/a") == nil)
            TimeLapse.advance(by: .seconds(6))
            #expect(sent(to: "https://example.com/a") == "id=2")
        }
    }

    @Test("The cookies, responses and credentials of a session that is gone are in no other")
    func gone() {
        stage.run {
            network.route("**") { _ in
                .text("a").header("Set-Cookie", "id=7").header("Cache-Control", "max-age=60")
            }
            for _ in 0..<20 {
                let session = URLSession(configuration: .ephemeral)
                #expect(session.configuration.httpCookieStorage?.cookies == [])
                let isEmpty = session.configuration.urlCache?.currentMemoryUsage == 0
                #expect(isEmpty)
                stage.load("https://example.com/a", in: session)
                TimeLapse.advance(by: .zero)
            }
            #expect(network.requests.map { $0.header("Cookie") } == Array(repeating: nil, count: 20))
        }
    }

    @Test("A session of its own has cookies of its own, and one that sets none sends none")
    func sessions() {
        stage.run {
            network.route("**") { _ in .status(200).header("Set-Cookie", "id=7") }
            let (own, without) = (URLSessionConfiguration.ephemeral, URLSessionConfiguration.ephemeral)
            without.httpShouldSetCookies = false
            for configuration in [own, without] {
                let session = URLSession(configuration: configuration)
                for _ in 0..<2 {
                    stage.load("https://example.com/a", in: session)
                    TimeLapse.advance(by: .zero)
                }
            }
            #expect(network.requests.map { $0.header("Cookie") } == [nil, "id=7", nil, nil])
            #expect(HTTPCookieStorage.shared.cookies?.isEmpty == true)
        }
    }
}
