import Foundation
import FoundationNetworking

/// Who learns of the end of a task, besides delegates.
enum TaskCompletion: Sendable {
    case none
    case data(@Sendable (Data?, URLResponse?, (any Error)?) -> Void)
    case download(@Sendable (URL?, URLResponse?, (any Error)?) -> Void)
    case outcome(@Sendable (Result<TaskOutcome, any Error>) -> Void)
    case pieces(PieceLine)
}

/// What a task sends.
enum TaskBody: Sendable {
    case ofRequest
    case data(Data)
    case file(URL)
    case streamOfDelegate
}

/// What an `async` call returns.
struct TaskOutcome: Sendable {
    var data = Data()
    var file: URL?
    var response: URLResponse
}

extension URLRequest {
    /// Such as `GET https://example.com/items`.
    var text: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "(no URL)")" }
}
