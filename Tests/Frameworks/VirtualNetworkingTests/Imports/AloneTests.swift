import Testing
import VirtualFoundation

@Suite("The names of networking, with the system's module alone") struct NetworkingNamesTests {
    @Test("Names of sessions are the world's in a file that imports the system's module alone")
    func names() {
        #expect(String(reflecting: URLSession.self) == "VirtualNetworking.URLSession")
        #expect(String(reflecting: URLSessionDataTask.self) == "VirtualNetworking.URLSessionDataTask")
        #expect(String(reflecting: URLProtocol.self) == "VirtualNetworking.URLProtocol")
        #expect(String(reflecting: HTTPCookieStorage.self) == "VirtualNetworking.HTTPCookieStorage")
        #expect(String(reflecting: URLCache.self) == "VirtualNetworking.URLCache")
        #expect(
            String(reflecting: (any URLSessionDataDelegate).self)
                == "VirtualNetworking.URLSessionDataDelegate")
        #expect(String(reflecting: URLRequest.self) == "FoundationNetworking.URLRequest")
    }
}

/// What applications declare to replace a session in their tests.
private protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
    func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask
}

extension URLSession: Loading {}

/// A session as tests of applications write them to answer by themselves.
private final class AnsweringSession: URLSession, @unchecked Sendable {
    // Sendable: it adds no state.
    override func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        AnsweringTask { completionHandler(Data("replaced".utf8), nil, nil) }
    }
}

private final class AnsweringTask: URLSessionDataTask, @unchecked Sendable {
    // Sendable: its property is constant.
    private let answer: @Sendable () -> Void

    init(_ answer: @escaping @Sendable () -> Void) {
        self.answer = answer
        super.init()
    }

    override func resume() { answer() }
}

@Suite("Sessions that applications replace") struct ReplacedSessionTests {
    @Test("An overridden method is called by code that is written for the session")
    func overridden() throws {
        let session: URLSession = AnsweringSession()
        nonisolated(unsafe) var text = ""
        session.dataTask(with: URLRequest(url: try #require(URL(string: "https://example.com/")))) {
            data, _, _ in
            text = String(decoding: data ?? Data(), as: UTF8.self)
        }.resume()
        #expect(text == "replaced")
    }
}
