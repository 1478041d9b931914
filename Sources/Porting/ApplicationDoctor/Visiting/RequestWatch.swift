import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Holds the requests of the process, so that none leaves it, and knows them.
enum RequestWatch {
    private static let begun = Mutex<Set<String>>([])
    private static let sessions = Mutex<[URLSession]>([])

    /// Begins to hold the requests of the shared session.
    static func begin() {
        _ = URLProtocol.registerClass(HeldRequest.self)
    }

    /// The requests that were begun, each once, in the order of their texts: they begin on several threads.
    static var open: [String] {
        // A session begins its tasks on a queue of its own, behind which the answer comes.
        for session in sessions.withLock({ $0 }) + [.shared] {
            let isAsked = DispatchSemaphore(value: 0)
            session.getAllTasks { _ in isAsked.signal() }
            _ = isAsked.wait(timeout: .now() + patience)
        }
        return begun.withLock { $0.sorted() }
    }

    private static let patience = 1.0

    static func note(_ session: URLSession) {
        sessions.withLock { $0.append(session) }
    }

    static func note(_ request: URLRequest) {
        let text =
            "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "a request without a URL")"
        begun.withLock { _ = $0.insert(text) }
    }
}

/// A request that never gets an answer.
final class HeldRequest: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        // Files and data in the address are read as ever.
        guard ["http", "https", "ftp"].contains(request.url?.scheme?.lowercased()) else { return false }
        RequestWatch.note(request)
        return true
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {}

    override func stopLoading() {}
}
