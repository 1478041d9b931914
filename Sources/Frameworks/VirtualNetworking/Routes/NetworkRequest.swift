import FailureReporting
public import Foundation
public import FoundationNetworking
public import TimeLapse

/// A request that the application has sent: what a route's closure answers, and what a test reads afterwards.
public struct NetworkRequest: Sendable {
    /// What became of a request.
    public enum Outcome: Sendable, Equatable {
        /// It has no answer yet.
        case pending
        /// A response has come, with a status; 0 for one that is not of HTTP.
        case answered(status: Int)
        /// It failed.
        case failed(URLError.Code)
    }

    /// The request as it was sent, with the headers of the session.
    public let urlRequest: URLRequest
    /// The method, such as `GET`.
    public let method: String
    /// The address.
    public let url: URL
    /// The body, read from its stream or file; `nil` if there is none.
    public let body: Data?
    /// What stands for the `:names` of the route's pattern.
    public internal(set) var parameters: [String: String] = [:]
    /// The time of the virtual clock at which it was sent.
    public let time: VirtualClock.Instant
    /// What became of it.
    public internal(set) var outcome = Outcome.pending
    /// How long it took to come to its outcome; `nil` before.
    public internal(set) var duration: Duration?
    /// The response, once the request has its outcome; `nil` if none came.
    public internal(set) var response: URLResponse?
    /// The body of the response, as far as it came; one longer than ``SimulatedNetwork/largestBody`` is cut.
    public internal(set) var responseBody: Data?
    /// How many requests the route has answered before.
    public internal(set) var previousAnswers = 0
    let path: String
    let number: Int
    let site: CallSite?

    init(
        _ request: URLRequest, url: URL, body: Data?, number: Int, at time: VirtualClock.Instant,
        site: CallSite?
    ) {
        urlRequest = request
        method = request.httpMethod ?? "GET"
        self.url = url
        self.body = body
        self.time = time
        self.number = number
        self.site = site
        let path = url.path
        self.path = path.isEmpty ? "/" : path
    }

    /// The headers, as they were sent.
    public var headers: [String: String] { urlRequest.allHTTPHeaderFields ?? [:] }

    /// The value of a header, whose name's case does not matter.
    public func header(_ name: String) -> String? { urlRequest.value(forHTTPHeaderField: name) }

    /// The items of the query by their names; the last of several counts.
    public var query: [String: String] {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }

    /// The body as text; `nil` if it is not UTF-8.
    public var text: String? { body.flatMap { String(data: $0, encoding: .utf8) } }

    /// The items of a body that is a form, as `application/x-www-form-urlencoded`.
    public var form: [String: String] {
        var components = URLComponents()
        components.percentEncodedQuery = text?.replacingOccurrences(of: "+", with: "%20")
        return Dictionary((components.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    }

    /// Decodes the body as JSON.
    ///
    /// - Throws: a `DecodingError`, which says where the body does not fit.
    public func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: body ?? Data())
    }
}

extension NetworkRequest: CustomStringConvertible {
    /// Such as `GET https://example.com/items, answered with 200 after 2 s`.
    public var description: String { description(of: url.absoluteString) }

    /// The description with an address in the place of its own.
    func description(of address: String) -> String {
        let wait = duration.map { $0 == .zero ? "" : " after \($0.text)" } ?? ""
        return switch outcome {
        case .pending: "\(method) \(address), without an answer yet"
        case .answered(let status): "\(method) \(address), answered with \(status)\(wait)"
        case .failed(let code): "\(method) \(address), failed with \(code.name)\(wait)"
        }
    }

    /// Such as `GET https://example.com/items`.
    var name: String { "\(method) \(url.absoluteString)" }
}

extension URLError.Code {
    private static let names: [URLError.Code: String] = [
        .badServerResponse: "badServerResponse", .badURL: "badURL", .cancelled: "cancelled",
        .cannotConnectToHost: "cannotConnectToHost", .cannotDecodeContentData: "cannotDecodeContentData",
        .cannotFindHost: "cannotFindHost", .cannotParseResponse: "cannotParseResponse",
        .dataLengthExceedsMaximum: "dataLengthExceedsMaximum", .dnsLookupFailed: "dnsLookupFailed",
        .fileDoesNotExist: "fileDoesNotExist", .httpTooManyRedirects: "httpTooManyRedirects",
        .networkConnectionLost: "networkConnectionLost", .notConnectedToInternet: "notConnectedToInternet",
        .resourceUnavailable: "resourceUnavailable", .secureConnectionFailed: "secureConnectionFailed",
        .serverCertificateUntrusted: "serverCertificateUntrusted", .timedOut: "timedOut",
        .unsupportedURL: "unsupportedURL", .userAuthenticationRequired: "userAuthenticationRequired",
        .userCancelledAuthentication: "userCancelledAuthentication",
    ]

    /// The code as Swift names it, or its number.
    var name: String { "URLError." + (Self.names[self] ?? "Code(rawValue: \(rawValue))") }
}
