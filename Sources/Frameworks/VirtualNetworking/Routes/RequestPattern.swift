import Foundation

/// Which requests a route answers: by method, scheme, host, path and query.
///
/// `*` stands for any characters of a host or of one part of a path, `**` for any parts of a path, and `:name` for
/// one part
/// that is known by its name. A pattern that begins with a slash is of any host. A query is a list of items that a
/// request
/// has to have, in any order, among others.
struct RequestPattern: Sendable {
    struct Invalid: Error {
        let reason: String
    }

    private enum Part: Sendable, Equatable {
        case text(String)
        case glob(String)
        case name(String)
        case any
    }

    let text: String
    private let method: String?
    /// The URL as text, for a pattern that is nothing else.
    private var exactURL: String?
    private var scheme: String?
    private var host: String?
    private var port: Int?
    private var path: [Part] = []
    private var query: [(name: String, value: String)] = []

    /// A pattern that no request matches.
    static let none = RequestPattern()

    private init() {
        (text, method, host) = ("", nil, "")
    }

    /// The requests of a method for the very URL.
    init(method: String, url: String) {
        (text, self.method, exactURL) = ("\(method) \(url)", method, url)
    }

    init(_ text: String, method: String?) throws {
        var rest = Substring(text.trimmingCharacters(in: .whitespaces))
        var method = method
        if let space = rest.firstIndex(of: " "), rest[..<space].allSatisfy({ $0.isUppercase }) {
            guard method == nil else { throw Invalid(reason: "it has a method, and another one is given") }
            method = String(rest[..<space])
            rest = rest[rest.index(after: space)...].drop { $0 == " " }
        }
        self.method = method
        self.text = [method, String(rest)].compactMap { $0 }.joined(separator: " ")
        guard !rest.isEmpty else { throw Invalid(reason: "it is empty") }
        guard !rest.contains(" ") else { throw Invalid(reason: "it contains a space") }
        rest = rest.prefix { $0 != "#" }
        if let mark = rest.firstIndex(of: "?") {
            query = Self.items(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        try readPlace(rest)
    }

    private static func items(_ text: Substring) -> [(name: String, value: String)] {
        text.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0).removingPercentEncoding ?? String($0) }
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    private mutating func readPlace(_ text: Substring) throws {
        var rest = text
        if let range = rest.range(of: "://") {
            scheme = rest[..<range.lowerBound].lowercased()
            rest = rest[range.upperBound...]
        }
        if scheme != nil || !rest.hasPrefix("/") && !rest.hasPrefix("*") {
            let authority = rest.prefix { $0 != "/" }
            rest = rest[authority.endIndex...]
            let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
            host = parts.first.map { $0.lowercased() }
            if parts.count == 2, let number = Int(parts[1]) {
                port = number
            } else if parts.count > 1 {
                throw Invalid(reason: "\(authority) is not a host and a port")
            }
            if host?.isEmpty ?? true { throw Invalid(reason: "its host is empty") }
        }
        path = rest.split(separator: "/").map(Self.part)
    }

    private static func part(_ text: Substring) -> Part {
        if text == "**" { return .any }
        if text.hasPrefix(":"), text.count > 1 { return .name(String(text.dropFirst())) }
        let plain = String(text).removingPercentEncoding ?? String(text)
        return text.contains("*") ? .glob(plain) : .text(plain)
    }

    /// What stands for the names of the pattern in a request; `nil` if that does not fit.
    func match(_ request: NetworkRequest) -> [String: String]? {
        guard method.map({ $0 == request.method }) ?? true else { return nil }
        if let exactURL { return request.url.absoluteString == exactURL ? [:] : nil }
        guard isOfHost(request), hasQuery(request) else { return nil }
        return parameters(of: request)
    }

    private func isOfHost(_ request: NetworkRequest) -> Bool {
        if let scheme, scheme != "*", scheme != request.url.scheme?.lowercased() { return false }
        if let port, port != request.url.port { return false }
        guard let host else { return true }
        let other = request.url.host?.lowercased() ?? ""
        return host == other || host.contains("*") && Self.fits(host[...], other[...])
    }

    private func hasQuery(_ request: NetworkRequest) -> Bool {
        guard !query.isEmpty else { return true }
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return query.allSatisfy { wanted in
            items.contains { item in
                item.name == wanted.name && Self.fits(wanted.value[...], (item.value ?? "")[...])
            }
        }
    }

    private func parameters(of request: NetworkRequest) -> [String: String]? {
        var found: [String: String] = [:]
        return Self.match(path[...], request.path.split(separator: "/")[...], &found) ? found : nil
    }

    private static func match(
        _ parts: ArraySlice<Part>, _ texts: ArraySlice<Substring>, _ found: inout [String: String]
    ) -> Bool {
        guard let part = parts.first else { return texts.isEmpty }
        if part == .any {
            return (texts.startIndex...texts.endIndex).contains {
                match(parts.dropFirst(), texts[$0...], &found)
            }
        }
        guard let text = texts.first else { return false }
        switch part {
        case .text(let wanted): guard text == wanted else { return false }
        case .glob(let pattern): guard fits(pattern[...], text) else { return false }
        case .name(let name): found[name] = String(text)
        case .any: return false
        }
        return match(parts.dropFirst(), texts.dropFirst(), &found)
    }

    /// Whether a text fits a pattern in which `*` stands for any characters.
    private static func fits(_ pattern: Substring, _ text: Substring) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1 else { return pattern == text }
        guard text.hasPrefix(pieces[0]) else { return false }
        var rest = text.dropFirst(pieces[0].count)
        for piece in pieces[1..<(pieces.count - 1)] where !piece.isEmpty {
            guard let range = rest.range(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(pieces[pieces.count - 1]) && rest.count >= pieces[pieces.count - 1].count
    }

    /// What of a request does not fit, in words; empty if all does.
    func differences(from request: NetworkRequest) -> [String] {
        var found: [String] = []
        if let method, method != request.method { found.append("its method is \(method)") }
        if let exactURL {
            return found + (request.url.absoluteString == exactURL ? [] : ["its URL is another one"])
        }
        if !isOfHost(request) {
            found.append("its host is \(host ?? "any")\(port.map { ":\($0)" } ?? "")")
        }
        if parameters(of: request) == nil { found.append("its path does not match") }
        if !hasQuery(request) {
            found.append("its query is \(query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))")
        }
        return found
    }
}
