import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

private final class SocketDelegate: LoggingDelegate, URLSessionWebSocketDelegate, @unchecked Sendable {
    // Sendable: its property is constant.
    private let log: NetworkLog

    override init(_ log: NetworkLog) {
        self.log = log
        super.init(log)
    }

    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {
        log.note("open with \(`protocol` ?? "no protocol")")
    }

    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {
        log.note(
            "closed with \(closeCode.rawValue) \(reason.map { String(decoding: $0, as: UTF8.self) } ?? "")")
    }
}

@MainActor
@Suite("Connections that exchange messages") struct WebSocketTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    private func task(_ session: URLSession = .shared) -> URLSessionWebSocketTask {
        session.webSocketTask(with: url("wss://example.com/chat"), protocols: ["v2", "v1"])
    }

    @Test("Messages go to and fro, in virtual time, and the delegate is told of the connection")
    func echo() {
        stage.run {
            network.route("wss://example.com/chat") { _ in
                .socket { socket in
                    socket.send("hello", after: .seconds(1))
                    socket.onMessage = { message in socket.send(message, after: .seconds(1)) }
                }.after(.seconds(2))
            }
            let session = URLSession(
                configuration: .ephemeral, delegate: SocketDelegate(stage.log), delegateQueue: nil)
            let (task, log) = (task(session), stage.log)
            task.resume()
            task.send(.string("first")) { log.note("sent \($0.map { "\($0)" } ?? "")") }
            for _ in 0..<3 {
                task.receive { result in log.note("\((try? result.get()).map { "\($0)" } ?? "nothing")") }
            }
            TimeLapse.advance(by: .seconds(10))
            task.cancel(with: .goingAway, reason: Data("bye".utf8))
            TimeLapse.runUntilIdle()
            #expect((task.closeCode, task.state) == (.goingAway, .completed))
        }
        #expect(
            stage.log.text == """
                0 s created
                2 s open with v2
                2 s sent \("")
                3 s string("hello")
                3 s string("first")
                10 s closed with 1001 bye
                10 s nothing
                10 s metrics of 1 request in 10 s
                10 s completed
                """)
    }

    @Test("A server that closes the connection ends the waits for messages with an error")
    func closedByServer() async {
        await stage.run {
            stage.world.clock.adoptTestTask()
            network.route("wss://example.com/chat") { _ in
                .socket { $0.close(.policyViolation, after: .seconds(1)) }
            }
            let (task, log) = (task(), stage.log)
            task.resume()
            Task {
                do {
                    log.note("\(try await task.receive())")
                } catch {
                    log.note((error as? POSIXError)?.code == .ENOTCONN ? "closed" : "\(error)")
                }
            }
            await TimeLapse.runUntilIdle()
            #expect(task.closeCode == .policyViolation)
            await #expect(throws: POSIXError.self) { try await task.send(.string("late")) }
        }
        #expect(stage.log.text == "1 s closed")
    }

    @Test("The server's end knows what the application has sent, and why it closed")
    func serverSide() {
        stage.run {
            var server: NetworkSocket?
            nonisolated(unsafe) let keep = { (socket: NetworkSocket) in server = socket }
            network.route("wss://example.com/chat") { _ in .socket { socket in keep(socket) } }
            let task = task()
            task.resume()
            task.send(.data(Data([1, 2]))) { _ in }
            task.sendPing { [log = stage.log] error in log.note(error == nil ? "pong" : "failed") }
            TimeLapse.advance(by: .zero)
            #expect(server?.messages == [.data(Data([1, 2]))])
            #expect(server?.isOpen == true)
            task.cancel(with: .normalClosure, reason: nil)
            TimeLapse.advance(by: .zero)
            #expect(server?.isOpen == false)
            #expect(server?.closeCode == .normalClosure)
        }
        #expect(stage.log.text == "0 s pong")
    }

    @Test(
        "A connection that does not come about, is lost, or brings too much is an error of what waits",
        arguments: ["refused", "offline", "long", "cancelled"])
    func failures(kind: String) {
        stage.run {
            network.route("wss://example.com/chat") { _ in
                kind == "refused" ? .status(403) : .socket { $0.send("much too long", after: .seconds(1)) }
            }
            let (task, log) = (task(), stage.log)
            task.maximumMessageSize = 5
            task.resume()
            task.receive { result in
                if case .failure(let error) = result { log.note(NetworkLog.name(of: error)) }
            }
            TimeLapse.advance(by: .zero)
            if kind == "offline" { network.condition = .offline }
            if kind == "cancelled" { task.cancel() }
            TimeLapse.runUntilIdle()
            if kind == "long" { #expect((task.error as? POSIXError)?.code == .EMSGSIZE) }
        }
        let expected = [
            "refused": "0 s badServerResponse", "offline": "0 s networkConnectionLost",
            "cancelled": "0 s cancelled",
        ]
        if let text = expected[kind] { #expect(stage.log.text == text) }
        #expect(stage.log.lines.count == 1)
    }
}
