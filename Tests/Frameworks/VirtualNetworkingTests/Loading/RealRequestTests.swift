import Foundation
import Synchronization
import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

/// A server on this computer that answers each connection once, on a thread of Foundation's own.
private final class LocalServer: Sendable {
    let port: UInt16
    private let socket: Int32

    /// - Parameter answer: the whole answer, with its head.
    init(answering answer: String) throws {
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(socket, place, length) == 0 && listen(socket, 8) == 0
                    && getsockname(socket, place, &length) == 0
            }
        }
        guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
        self.socket = socket
        port = UInt16(bigEndian: address.sin_port)
        Foundation::Thread.detachNewThread {
            while case let connection = accept(socket, nil, nil), connection >= 0 {
                var buffer = [UInt8](repeating: 0, count: 4096)
                _ = recv(connection, &buffer, buffer.count, 0)
                _ = send(connection, answer, answer.utf8.count, Int32(MSG_NOSIGNAL))
                close(connection)
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }
}

@MainActor
@Suite("Requests to real servers", .serialized) struct RealRequestTests {
    private let stage = NetworkStage()

    private func wait(for count: Int) {
        // Begins the request: from then on the clock stands still while the wait takes real time.
        TimeLapse.advance(by: .zero)
        TimeLapse.advance(until: { stage.log.lines.count == count }, within: .seconds(10))
    }

    private func run(_ body: () throws -> Void) rethrows {
        try stage.run {
            RunningWorlds.begin(stage.world, named: "a test of a server")
            defer { RunningWorlds.end(stage.world) }
            try body()
        }
    }

    @Test(
        "Where the network is allowed, a request without a route is the server's to answer, and waits take real time"
    )
    func allowed() throws {
        let server = try LocalServer(
            answering: "HTTP/1.1 203 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nreal")
        run {
            stage.network.isAllowed = true
            stage.network.route("/routed") { _ in .text("routed") }
            stage.load("http://127.0.0.1:\(server.port)/routed")
            wait(for: 1)
            stage.load("http://127.0.0.1:\(server.port)/other")
            wait(for: 2)
            #expect(stage.network.requests.last?.outcome == .answered(status: 203))
        }
        #expect(stage.log.lines == [#"0 s 200 "routed""#, #"0 s 203 "real""#])
    }

    @Test("A route may leave a request to the server, whose answer is recorded")
    func recorded() throws {
        let server = try LocalServer(
            answering: "HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nreal")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("real.har")
        defer { try? FileManager.default.removeItem(at: file) }
        let address = "http://127.0.0.1:\(server.port)/a"
        run {
            stage.network.record(to: file)
            stage.network.route("/a") { _ in .real }
            stage.load(address)
            wait(for: 1)
        }
        let other = NetworkStage()
        other.run {
            other.network.replay(from: file)
            other.load(address)
            TimeLapse.runUntilIdle()
        }
        #expect(other.log.lines == stage.log.lines)
    }

    @Test("A real answer comes later, with another status and other headers, if the route says so")
    func changed() throws {
        let server = try LocalServer(
            answering:
                "HTTP/1.1 200 OK\r\nContent-Length: 4\r\nX-A: real\r\nX-B: real\r\nConnection: close\r\n\r\nreal"
        )
        run {
            stage.network.route("/a") { _ in
                .real.status(503).header("x-a", "changed").header("X-C", "added").after(.seconds(2))
            }
            stage.load("http://127.0.0.1:\(server.port)/a")
            wait(for: 1)
            let response = stage.network.requests.first?.response as? HTTPURLResponse
            #expect(
                ["X-A", "X-B", "X-C"].map { response?.value(forHTTPHeaderField: $0) } == [
                    "changed", "real", "added",
                ])
        }
        #expect(stage.log.text == #"2 s 503 "real""#)
    }

    @Test("A server that is not there is the error of the real request")
    func refused() {
        run {
            stage.network.isAllowed = true
            stage.load("http://127.0.0.1:1/")
            wait(for: 1)
        }
        #expect(stage.log.text == "0 s failed: \(URLError.Code.cannotConnectToHost.rawValue)")
    }
}
