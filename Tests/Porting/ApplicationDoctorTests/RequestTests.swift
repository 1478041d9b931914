#if os(Linux)
import Foundation
import FoundationNetworking
import Testing

@testable import ApplicationDoctor

@Suite("Requests that are held") struct RequestTests {
    @Test("The functions that make sessions have the symbols by which they are replaced")
    func symbols() throws {
        let program = try #require(dlopen(nil, RTLD_NOW))
        #expect(HeldSession.functions.keys.filter { dlsym(program, $0) == nil } == [])
    }

    @Test("A request of a session is known and has no answer; one for a file is not held")
    func requests() throws {
        let session = HeldSession(configuration: .ephemeral)
        let answers = Answers()
        for text in ["https://held.example/b", "https://held.example/a", "https://held.example/b"] {
            session.dataTask(with: try #require(URL(string: text))) { _, _, _ in answers.note(text) }.resume()
        }
        #expect(
            RequestWatch.open.filter { $0.contains("held.example") } == [
                "GET https://held.example/a", "GET https://held.example/b",
            ])
        #expect(answers.all == [])
        #expect(!HeldRequest.canInit(with: URLRequest(url: URL(fileURLWithPath: "/etc/hosts"))))
        session.invalidateAndCancel()
    }

    private final class Answers: @unchecked Sendable {
        // Sendable: guarded by the lock.
        private let lock = NSLock()
        private var texts: [String] = []

        var all: [String] { lock.withLock { texts } }

        func note(_ text: String) { lock.withLock { texts.append(text) } }
    }
}
#endif
