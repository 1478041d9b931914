import Synchronization
import TimeLapse
import VirtualFoundation

/// What happens on a network, one line each, with the time of the virtual clock.
final class NetworkLog: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    var text: String { lines.joined(separator: "\n") }

    func note(_ line: String) {
        let time = VirtualClock.current.now
        entries.withLock { $0.append("\(time) \(line)") }
    }

    /// What a handler was called with, such as `200 "text"` or `failed: timedOut`.
    static func text(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> String {
        if let error { return "failed: " + name(of: error) }
        let status = (response as? HTTPURLResponse).map { "\($0.statusCode) " } ?? ""
        return status + String(reflecting: String(decoding: data ?? Data(), as: UTF8.self))
    }

    /// The code of an error of the network, by its number's name.
    static func name(of error: any Error) -> String {
        guard let error = error as? URLError else { return "\(error)" }
        let names: [URLError.Code: String] = [
            .cancelled: "cancelled", .timedOut: "timedOut", .notConnectedToInternet: "notConnectedToInternet",
            .networkConnectionLost: "networkConnectionLost", .badServerResponse: "badServerResponse",
            .httpTooManyRedirects: "httpTooManyRedirects", .unsupportedURL: "unsupportedURL",
            .badURL: "badURL", .fileDoesNotExist: "fileDoesNotExist", .cannotFindHost: "cannotFindHost",
            .serverCertificateUntrusted: "serverCertificateUntrusted",
            .dataLengthExceedsMaximum: "dataLengthExceedsMaximum",
            .resourceUnavailable: "resourceUnavailable",
        ]
        return names[error.code] ?? "\(error.code.rawValue)"
    }
}
