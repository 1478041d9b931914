public import Foundation
import FoundationNetworking
import Synchronization
import TimeLapse

/// A task that exchanges messages with a server, which a route answers with `NetworkAnswer.socket`.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    // Sendable: what it adds is constant or locked.
    /// A message: bytes or a text.
    public enum Message: Sendable, Equatable {
        case data(Data)
        case string(String)
    }

    /// Why a connection was closed (RFC 6455, 7.4).
    public enum CloseCode: Int, Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway = 1001
        case protocolError = 1002
        case unsupportedData = 1003
        case noStatusReceived = 1005
        case abnormalClosure = 1006
        case invalidFramePayloadData = 1007
        case policyViolation = 1008
        case messageTooBig = 1009
        case mandatoryExtensionMissing = 1010
        case internalServerError = 1011
        case tlsHandshakeFailure = 1015
    }

    typealias Receiver = @Sendable (Result<Message, any Error>) -> Void

    private struct Line: Sendable {
        /// The server's end, once the connection is open.
        var socket: NetworkSocket?
        var isClosed = false
        /// What is to be sent once it is open.
        var waiting: [@MainActor @Sendable (NetworkSocket) -> Void] = []
        var messages: [Message] = []
        var receivers: [Receiver] = []
        var code = CloseCode.invalid
        var reason: Data?
        var largest = 1_048_576
    }

    private let line = Mutex(Line())

    init(_ request: URLRequest, in session: URLSession) {
        super.init(request: request, in: session)
    }

    /// Makes a task that no session runs, for subclasses that stand for one.
    public override init() {
        super.init()
    }

    /// The bytes of the longest message that is received, 1 MiB unless it is set; a longer one is an error.
    open var maximumMessageSize: Int {
        get { line.withLock { $0.largest } }
        set { line.withLock { $0.largest = newValue } }
    }

    /// Why the connection was closed; `invalid` while it is open.
    open var closeCode: CloseCode { line.withLock { $0.code } }

    /// What was said when the connection was closed.
    open var closeReason: Data? { line.withLock { $0.reason } }

    /// Sends a message, once the connection is open, and calls a handler.
    open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        whenOpen { socket in
            socket.take(message)
            self.call { completionHandler(nil) }
        } orClosed: {
            self.call { completionHandler(POSIXError(.ENOTCONN)) }
        }
    }

    /// Sends a message, once the connection is open.
    ///
    /// - Throws: an error if the connection is closed.
    open func send(_ message: Message) async throws {
        let outcome: Result<Void, any Error> = await suspend { resume in
            send(message) { resume($0.map { .failure($0) } ?? .success(())) }
        }
        try outcome.get()
    }

    /// Calls a handler with the next message, or with an error once the connection is closed.
    open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        let result = line.withLock { line -> Result<Message, any Error>? in
            if !line.messages.isEmpty { return .success(line.messages.removeFirst()) }
            if line.isClosed { return .failure(POSIXError(.ENOTCONN)) }
            line.receivers.append(completionHandler)
            return nil
        }
        if let result { call { completionHandler(result) } }
    }

    /// Returns the next message.
    ///
    /// - Throws: an error once the connection is closed.
    open func receive() async throws -> Message {
        let result: Result<Message, any Error> = await suspend { resume in receive(completionHandler: resume)
        }
        return try result.get()
    }

    /// Asks the server for a sign of life, and calls a handler when that comes.
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        whenOpen { _ in
            self.call { pongReceiveHandler(nil) }
        } orClosed: {
            self.call { pongReceiveHandler(POSIXError(.ENOTCONN)) }
        }
    }

    /// Closes the connection, and tells the server why.
    open func cancel(with closeCode: CloseCode, reason: Data?) {
        guard let network else { return }
        network.scheduleElsewhere(after: .zero, name: text, at: site) { [self] in
            line.withLock { $0.socket }?.wasClosed(closeCode, reason)
            close(closeCode, reason)
        }
        network.noteSent(at: site)
    }

    private func suspend<Value: Sendable>(
        _ begin: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
    ) async -> Result<Value, any Error> {
        let isOver = Once()
        return await (network?.clock ?? .current).suspend(until: { isOver.isUsedUp }, at: site) {
            (continuation: UnsafeContinuation<Result<Value, any Error>, Never>) in
            begin { result in
                if isOver.isFirst { continuation.resume(returning: result) }
            }
        }
    }
}

extension URLSessionWebSocketTask {
    /// Calls a handler on the session's queue.
    private func call(_ handler: @escaping @Sendable () -> Void) {
        guard let session, let network else { return handler() }
        session.deliver(named: text, in: network, at: site, handler)
    }

    private func whenOpen(
        _ body: @escaping @MainActor @Sendable (NetworkSocket) -> Void,
        orClosed: @escaping @Sendable () -> Void
    ) {
        let (isClosed, socket) = line.withLock { line in
            if !line.isClosed, line.socket == nil { line.waiting.append(body) }
            return (line.isClosed, line.socket)
        }
        if isClosed { return orClosed() }
        guard let socket, let network else { return }
        network.scheduleElsewhere(after: .zero, name: text, at: site) { body(socket) }
        network.noteSent(at: site)
    }

    /// The connection is open: what was to be sent goes to the server.
    @MainActor
    func open(_ socket: NetworkSocket) {
        let waiting = line.withLock { line in
            line.socket = socket
            defer { line.waiting = [] }
            return line.waiting
        }
        for message in waiting { message(socket) }
    }

    /// Takes a message of the server.
    @MainActor
    func take(_ message: Message) {
        let size =
            switch message {
            case .data(let data): data.count
            case .string(let text): text.utf8.count
            }
        guard size <= maximumMessageSize else {
            line.withLock { $0.socket }?.wasClosed(.messageTooBig, nil)
            return end(POSIXError(.EMSGSIZE), code: .messageTooBig, nil)
        }
        let receiver = line.withLock { line -> Receiver? in
            guard !line.receivers.isEmpty else {
                line.messages.append(message)
                return nil
            }
            return line.receivers.removeFirst()
        }
        if let receiver { call { receiver(.success(message)) } }
    }

    /// Ends the task as one whose connection was closed by either side.
    @MainActor
    func close(_ code: CloseCode, _ reason: Data?) {
        guard !isOver, let session, let network else { return }
        let delegates = [delegate, session.delegate].compactMap { $0 }
        session.deliver(named: text, in: network, at: site) { [self] in
            Unimplemented.send(to: delegates) { (delegate: any URLSessionWebSocketDelegate) in
                delegate.urlSession(session, webSocketTask: self, didCloseWith: code, reason: reason)
            }
        }
        end(nil, code: code, reason)
    }

    @MainActor
    private func end(_ error: (any Error)?, code: CloseCode, _ reason: Data?) {
        line.withLock { ($0.code, $0.reason) = (code, reason) }
        finish(error)
    }

    private func takeReceivers() -> [Receiver] {
        line.withLock { line in
            line.isClosed = true
            line.socket = nil
            defer { (line.receivers, line.waiting) = ([], []) }
            return line.receivers
        }
    }

    /// Lets all that waits for a message fail; called at the end of the task.
    func endReceiving(with error: (any Error)?) {
        for receiver in takeReceivers() { call { receiver(.failure(error ?? POSIXError(.ENOTCONN))) } }
    }

    /// Lets all that waits for a message fail at once; called at the end of the test.
    func abandonReceiving() {
        for receiver in takeReceivers() { receiver(.failure(URLError(.cancelled))) }
    }
}
