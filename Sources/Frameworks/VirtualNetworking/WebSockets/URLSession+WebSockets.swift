import FailureReporting
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Makes a task that exchanges messages with a URL, `ws` or `wss`; it begins with `resume()`.
    ///
    /// - Parameter protocols: the protocols that the application speaks; the server chooses the first.
    public final func webSocketTask(
        with url: URL, protocols: [String] = [], fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> URLSessionWebSocketTask {
        var request = request(for: url)
        if !protocols.isEmpty {
            request.setValue(protocols.joined(separator: ", "), forHTTPHeaderField: "Sec-WebSocket-Protocol")
        }
        return webSocketTask(with: request, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Makes a task that exchanges messages with the URL of a request; it begins with `resume()`.
    public final func webSocketTask(
        with request: URLRequest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> URLSessionWebSocketTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            add(URLSessionWebSocketTask(request, in: self))
        }
    }
}
