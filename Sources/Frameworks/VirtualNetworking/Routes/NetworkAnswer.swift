import FailureReporting
public import Foundation
import FoundationNetworking

/// What a route answers a request with.
///
/// ```swift
/// network.route("/items") { _ in .json(items).after(.seconds(2)) }
/// network.route("/feed") { _ in .stream(["one\n", "two\n"], every: .seconds(1)) }
/// network.route("/old") { _ in .redirect(to: "/items") }
/// network.route("/down") { _ in .failure(.cannotConnectToHost) }
/// ```
public struct NetworkAnswer: Sendable {
    struct Piece: Sendable {
        var data: Data
        var pause: Duration
    }

    enum Kind: Sendable {
        case response([Piece])
        case failure(URLError.Code)
        case never
        case socket(@MainActor @Sendable (NetworkSocket) -> Void)
        case fallThrough
        case real
        /// What cannot be an answer, with the reason.
        case invalid(String)
    }

    var kind: Kind
    /// The status; `nil` for 200, or that of a real answer.
    var status: Int?
    var headers: [String: String] = [:]
    var delay = Duration.zero
    /// Whether the body is announced longer than it is.
    var isCutOff = false
    /// Whether the system does not trust the server's certificate.
    var isUntrusted = false

    private init(_ kind: Kind) {
        self.kind = kind
    }

    private static func body(_ data: Data, type: String?, status: Int = 200) -> NetworkAnswer {
        var answer = NetworkAnswer(.response(data.isEmpty ? [] : [Piece(data: data, pause: .zero)]))
        answer.status = status
        if let type { answer.headers["Content-Type"] = type }
        return answer
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// A value as JSON, with its keys in order; one that cannot be encoded is a failure when it is sent.
    public static func json(_ value: some Encodable, status: Int = 200) -> NetworkAnswer {
        do {
            return body(try Self.encoder.encode(value), type: "application/json", status: status)
        } catch {
            return NetworkAnswer(.invalid("\(type(of: value)) cannot be encoded as JSON: \(error)"))
        }
    }

    /// JSON as a text; one that does not parse is a failure when it is sent, which shows where.
    public static func json(text: String, status: Int = 200) -> NetworkAnswer {
        if let place = JSONText.mistake(in: text) { return NetworkAnswer(.invalid(place)) }
        return body(Data(text.utf8), type: "application/json", status: status)
    }

    /// A text, as `text/plain`.
    public static func text(_ text: String, status: Int = 200) -> NetworkAnswer {
        body(Data(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// Bytes of a MIME type.
    public static func data(
        _ data: Data, type: String? = "application/octet-stream", status: Int = 200
    ) -> NetworkAnswer {
        body(data, type: type, status: status)
    }

    /// The contents of a file; one that cannot be read is a failure when it is sent.
    ///
    /// - Parameter type: its MIME type; by default that of its extension, if that is well known.
    public static func file(_ url: URL, type: String? = nil, status: Int = 200) -> NetworkAnswer {
        do {
            return body(
                try Data(contentsOf: url), type: type ?? Self.types[url.pathExtension.lowercased()],
                status: status)
        } catch {
            return NetworkAnswer(
                .invalid("the file \(url.path) cannot be read: \(error.localizedDescription)"))
        }
    }

    private static let types = [
        "json": "application/json", "txt": "text/plain", "html": "text/html", "css": "text/css",
        "js": "text/javascript", "xml": "application/xml", "png": "image/png", "jpg": "image/jpeg",
        "jpeg": "image/jpeg", "gif": "image/gif", "pdf": "application/pdf",
    ]

    /// A body in pieces, the first of which comes at once.
    public static func stream(
        _ pieces: [Data], every pause: Duration, type: String? = "application/octet-stream"
    ) -> NetworkAnswer {
        var answer = NetworkAnswer(
            .response(
                pieces.enumerated().map { Piece(data: $0.element, pause: $0.offset == 0 ? .zero : pause) }))
        if let type { answer.headers["Content-Type"] = type }
        return answer
    }

    /// A text in pieces, the first of which comes at once.
    public static func stream(
        _ pieces: [String], every pause: Duration, type: String? = "text/plain; charset=utf-8"
    ) -> NetworkAnswer {
        stream(pieces.map { Data($0.utf8) }, every: pause, type: type)
    }

    /// A redirection to an address, which may be relative to that of the request.
    public static func redirect(to address: String, status: Int = 302) -> NetworkAnswer {
        body(Data(), type: nil, status: status).header("Location", address)
    }

    /// A status without a body.
    public static func status(_ status: Int) -> NetworkAnswer { body(Data(), type: nil, status: status) }

    /// No response, but an error.
    public static func failure(_ code: URLError.Code) -> NetworkAnswer { NetworkAnswer(.failure(code)) }

    /// No response: the task waits until its time is up.
    public static var never: NetworkAnswer { NetworkAnswer(.never) }

    /// A connection that exchanges messages, for a request of a `URLSessionWebSocketTask`.
    ///
    /// - Parameter begin: called on the main actor with the server's end, once the connection is open.
    public static func socket(_ begin: @escaping @MainActor @Sendable (NetworkSocket) -> Void)
        -> NetworkAnswer
    {
        NetworkAnswer(.socket(begin))
    }

    /// The answer of the next route that matches, one that was added earlier.
    public static var fallThrough: NetworkAnswer { NetworkAnswer(.fallThrough) }

    /// The answer of the real server, in real time; delay, headers and status that are added change it.
    public static var real: NetworkAnswer { NetworkAnswer(.real) }

    /// The same answer, if the delegate accepts the server's certificate; else the task fails with
    /// `URLError.serverCertificateUntrusted`.
    public func withUntrustedCertificate() -> NetworkAnswer { with(\.isUntrusted, true) }

    /// The same answer after a time of the virtual clock, further to that which it has.
    public func after(_ delay: Duration) -> NetworkAnswer { with(\.delay, self.delay + max(.zero, delay)) }

    /// The same answer with a header.
    public func header(_ name: String, _ value: String) -> NetworkAnswer {
        var answer = self
        answer.headers[name] = value
        return answer
    }

    /// The same answer with another status.
    public func status(_ status: Int) -> NetworkAnswer { with(\.status, status) }

    /// The same answer, whose connection is lost before the last byte: the task fails with
    /// `URLError.networkConnectionLost` after what has come.
    public func cutOff() -> NetworkAnswer { with(\.isCutOff, true) }

    private func with<Value>(_ path: WritableKeyPath<NetworkAnswer, Value>, _ value: Value) -> NetworkAnswer {
        var answer = self
        answer[keyPath: path] = value
        return answer
    }
}
