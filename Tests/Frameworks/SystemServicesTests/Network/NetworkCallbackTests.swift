import Foundation
import FoundationNetworking
import Robot
import Testing
import TimeLapse

/// Answers each request, on a thread of Foundation's own `URLSession`, as a module that imports Foundation alone
/// has it.
private final class Answer: FoundationNetworking::URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("answer".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

@Suite("Callbacks of Foundation's own URLSession") struct NetworkCallbackTests {
    private static func request(_ handler: @escaping @Sendable (String?) -> Void) {
        guard let url = URL(string: "https://example.com/") else { return }
        let configuration = FoundationNetworking::URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answer.self]
        FoundationNetworking::URLSession(configuration: configuration).dataTask(with: url) { data, _, _ in
            handler(data.map { String(decoding: $0, as: UTF8.self) })
        }
        .resume()
    }

    @Test(
        "A callback to the main queue is the only running test's, and a wait waits for it where the network is allowed"
    )
    func completion() async {
        await #expect(processExitsWith: .success) {
            let world = World()
            world.isNetworkAllowed = true
            RunningWorlds.begin(world, named: "the only test")
            defer { RunningWorlds.end(world) }
            await MainActor.run {
                let application = UIApplication(in: world, device: .standard)
                UIApplication.withShared(application) {
                    let label = UILabel()
                    Self.request { text in
                        DispatchQueue.main.async {
                            label.text =
                                UIApplication.shared === application ? text : "in another application"
                        }
                    }
                    #expect(TimeLapse.advance(until: { label.text != nil }, within: .seconds(60)))
                    #expect(label.text == "answer")
                    // A semaphore is what wrappers wait for that are to be synchronous.
                    let done = DispatchSemaphore(value: 0)
                    Self.request { _ in done.signal() }
                    done.wait()
                }
            }
        }
    }
}
