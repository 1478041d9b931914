import FailureReporting
import Foundation
import FoundationNetworking
import TimeLapse

/// The server's end of a connection that exchanges messages.
///
/// ```swift
/// network.route("wss://example.com/chat") { _ in
///     .socket { socket in
///         socket.onMessage = { message in socket.send(message, after: .seconds(1)) }
///     }
/// }
/// ```
@MainActor
public final class NetworkSocket: Sendable {
    /// The request that has opened the connection.
    public let request: NetworkRequest
    /// What the application has sent, in its order.
    public private(set) var messages: [URLSessionWebSocketTask.Message] = []
    /// Called with each message of the application.
    public var onMessage: ((URLSessionWebSocketTask.Message) -> Void)?
    /// Why the application has closed the connection; `nil` while it is open, and if the server has closed it.
    public private(set) var closeCode: URLSessionWebSocketTask.CloseCode?
    /// Whether messages can be exchanged.
    public private(set) var isOpen = true
    private weak var task: URLSessionWebSocketTask?
    private let network: SimulatedNetwork

    init(_ request: NetworkRequest, _ task: URLSessionWebSocketTask, in network: SimulatedNetwork) {
        (self.request, self.task, self.network) = (request, task, network)
    }

    /// Sends a message to the application, after a time of the virtual clock; does nothing once it is closed.
    public func send(_ message: URLSessionWebSocketTask.Message, after delay: Duration = .zero) {
        network.scheduleElsewhere(
            after: max(.zero, delay), name: "message of \(request.name)", at: task?.site
        ) { [self] in
            if isOpen { task?.take(message) }
        }
    }

    /// Sends a text to the application, after a time of the virtual clock.
    public func send(_ text: String, after delay: Duration = .zero) { send(.string(text), after: delay) }

    /// Closes the connection, after a time of the virtual clock.
    public func close(
        _ code: URLSessionWebSocketTask.CloseCode = .normalClosure, reason: String? = nil,
        after delay: Duration = .zero
    ) {
        network.scheduleElsewhere(
            after: max(.zero, delay), name: "end of \(request.name)", at: task?.site
        ) { [self] in
            guard isOpen else { return }
            isOpen = false
            task?.close(code, reason.map { Data($0.utf8) })
        }
    }

    func take(_ message: URLSessionWebSocketTask.Message) {
        messages.append(message)
        onMessage?(message)
    }

    func wasClosed(_ code: URLSessionWebSocketTask.CloseCode, _ reason: Data?) {
        guard isOpen else { return }
        (isOpen, closeCode) = (false, code)
    }

    /// The connection was lost, without a word from the application.
    func wasLost() {
        isOpen = false
        onMessage = nil
    }
}
