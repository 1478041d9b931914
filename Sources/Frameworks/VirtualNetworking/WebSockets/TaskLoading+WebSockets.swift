import Foundation
import FoundationNetworking

extension TaskLoading {
    /// Opens a connection that exchanges messages, as a route says.
    func open(_ entry: NetworkRequest, _ begin: @MainActor (NetworkSocket) -> Void) {
        guard let task = task as? URLSessionWebSocketTask, let url = request.url,
            let response = HTTPURLResponse(
                url: url, statusCode: 101, httpVersion: "HTTP/1.1", headerFields: ["Upgrade": "websocket"])
        else { return fail(.badServerResponse) }
        // An open connection has no time-out.
        task.unschedule()
        self.response = response
        transactions.last?.response = response
        transactions.last?.responseStartDate = network.date
        task.content.withLock { $0.response = response }
        let socket = NetworkSocket(entry, task, in: network)
        self.socket = socket
        let chosen = request.value(forHTTPHeaderField: "Sec-WebSocket-Protocol")?
            .split(separator: ",").first.map { $0.trimmingCharacters(in: .whitespaces) }
        tell { (delegate: any URLSessionWebSocketDelegate, session, task) in
            guard let task = task as? URLSessionWebSocketTask else { return }
            delegate.urlSession(session, webSocketTask: task, didOpenWithProtocol: chosen)
        }
        begin(socket)
        task.open(socket)
    }
}
