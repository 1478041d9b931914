import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Responses that are stored") struct CacheTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    private func load(_ policy: NSURLRequest.CachePolicy) {
        let request = URLRequest(url: url("https://example.com/a"), cachePolicy: policy)
        URLSession.shared.dataTask(with: request) { [log = stage.log] in
            log.note(NetworkLog.text($0, $1, $2))
        }.resume()
        TimeLapse.advance(by: .zero)
    }

    @Test("A response is fresh for as long as it says, and then asked for again")
    func freshness() {
        stage.run {
            network.route("/a") { request in
                .text("\(request.previousAnswers)").header("Cache-Control", "max-age=60")
            }
            load(.useProtocolCachePolicy)
            TimeLapse.advance(by: .seconds(59))
            load(.useProtocolCachePolicy)
            TimeLapse.advance(by: .seconds(1))
            load(.useProtocolCachePolicy)
            #expect(network.requests.count == 2)
        }
        #expect(stage.log.lines == [#"0 s 200 "0""#, #"59 s 200 "0""#, #"60 s 200 "1""#])
    }

    @Test("A server that says a response has not changed is answered for by the stored one")
    func revalidation() {
        stage.run {
            network.route("/a") { request in
                request.header("If-None-Match") == "v1" ? .status(304) : .text("one").header("ETag", "v1")
            }
            load(.useProtocolCachePolicy)
            load(.useProtocolCachePolicy)
            #expect(network.requests.map(\.outcome) == [.answered(status: 200), .answered(status: 200)])
        }
        #expect(stage.log.lines == [#"0 s 200 "one""#, #"0 s 200 "one""#])
    }

    @Test(
        "What each policy loads, first with an empty cache and then with a stored response",
        arguments: [
            (NSURLRequest.CachePolicy.reloadIgnoringLocalCacheData, ["0", "1", "2"]),
            (.returnCacheDataElseLoad, ["0", "0", "0"]), (.useProtocolCachePolicy, ["0", "1", "2"]),
            (.returnCacheDataDontLoad, ["resourceUnavailable", "0", "0"]),
        ])
    func policies(policy: NSURLRequest.CachePolicy, expected: [String]) {
        stage.run {
            network.route("/a") { request in
                .text("\(request.previousAnswers)").header("Expires", "Thu, 01 Jan 1970 00:00:00 GMT")
            }
            load(policy)
            if policy == .returnCacheDataDontLoad { load(.useProtocolCachePolicy) }
            load(policy)
            load(policy)
        }
        let texts = stage.log.lines.map { line in
            line.hasSuffix("\"") ? String(line.dropLast().suffix(1)) : String(line.split(separator: " ")[3])
        }
        var wanted = expected
        if policy == .returnCacheDataDontLoad { wanted.insert("0", at: 1) }
        #expect(texts == wanted)
    }

    @Test("The delegate may keep a response from being stored")
    func delegate() {
        stage.run {
            network.route("/a") { _ in .text("a").header("Cache-Control", "max-age=60") }
            let delegate = LoggingDelegate(stage.log)
            delegate.storesResponses = false
            let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
            for _ in 0..<2 {
                session.dataTask(with: url("https://example.com/a")).resume()
                TimeLapse.advance(by: .zero)
            }
            #expect(network.requests.count == 2)
        }
        #expect(stage.log.lines.count { $0 == "0 s may be stored" } == 2)
    }

    @Test("A shared cache that a test sets is that of its sessions, and of no other test")
    func shared() {
        let standard = URLCache.shared
        stage.run {
            network.route("/a") { _ in .text("a").header("Cache-Control", "max-age=60") }
            URLCache.shared = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0)
            load(.useProtocolCachePolicy)
            #expect(URLCache.shared.currentMemoryUsage == 1)
            #expect(standard.currentMemoryUsage == 0)
        }
        NetworkStage().run { #expect(URLCache.shared === standard) }
    }

    @Test("A cache keeps what fits, by size, and forgets what it is told to")
    func capacity() throws {
        try stage.run {
            let cache = URLCache(memoryCapacity: 100, diskCapacity: 0)
            func store(_ name: String, bytes: Int) throws {
                let request = URLRequest(url: url("https://example.com/\(name)"))
                let response = try #require(
                    HTTPURLResponse(
                        url: url("https://example.com/"), statusCode: 200, httpVersion: nil, headerFields: nil
                    ))
                cache.storeCachedResponse(
                    CachedURLResponse(response: response, data: Data(count: bytes)), for: request)
            }
            func isStored(_ name: String) -> Bool {
                cache.cachedResponse(for: URLRequest(url: url("https://example.com/\(name)"))) != nil
            }
            try store("long", bytes: 6)
            #expect(!isStored("long"))
            for number in 0..<25 { try store("\(number)", bytes: 5) }
            #expect(cache.currentMemoryUsage == 100)
            #expect((isStored("4"), isStored("5")) == (false, true))
            cache.removeCachedResponse(for: URLRequest(url: url("https://example.com/5")))
            #expect(!isStored("5"))
            cache.removeAllCachedResponses()
            #expect(cache.currentMemoryUsage == 0)
        }
    }
}
