import Foundation
import FoundationNetworking
import Synchronization

/// A file that is written with each request that is answered.
final class NetworkRecording: Sendable {
    private let file: URL
    private let hidden: Set<String>
    private let archive = Mutex(HTTPArchive())

    /// What stands for a secret.
    private static let mask = "hidden"

    init(to file: URL, hiding names: [String]) {
        self.file = file
        hidden = Set(names.map { $0.lowercased() })
    }

    func add(_ request: NetworkRequest, _ response: HTTPURLResponse, body: Data, at date: Date) throws {
        let milliseconds = (request.duration?.inMilliseconds ?? 0)
        let entry = HTTPArchive.Entry(
            startedDateTime: date.addingTimeInterval(-milliseconds / 1000).ISO8601Format(),
            time: milliseconds,
            request: entry(of: request), response: entry(of: response, body),
            timings: HTTPArchive.Timings(wait: milliseconds))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try archive.withLock { archive in
            archive.log.entries.append(entry)
            return try encoder.encode(archive)
        }
        try data.write(to: file)
    }

    private func entry(of request: NetworkRequest) -> HTTPArchive.Request {
        var components = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
        let items = components?.queryItems?.map { item in
            URLQueryItem(name: item.name, value: isHidden(item.name) ? Self.mask : item.value)
        }
        if items != nil { components?.queryItems = items }
        return HTTPArchive.Request(
            method: request.method, url: components?.string ?? request.url.absoluteString,
            headers: pairs(request.headers),
            queryString: (items ?? []).map { .init(name: $0.name, value: $0.value ?? "") },
            postData: request.body.map { body in
                .init(
                    mimeType: request.header("Content-Type") ?? "application/octet-stream",
                    text: text(of: body))
            }, bodySize: request.body?.count ?? 0)
    }

    private func entry(of response: HTTPURLResponse, _ body: Data) -> HTTPArchive.Response {
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
        let isText = String(data: body, encoding: .utf8) != nil
        return HTTPArchive.Response(
            status: response.statusCode,
            statusText: HTTPURLResponse.localizedString(forStatusCode: response.statusCode),
            headers: pairs(headers),
            content: .init(
                size: body.count, mimeType: response.mimeType ?? "application/octet-stream",
                text: isText ? text(of: body) : body.base64EncodedString(), encoding: isText ? nil : "base64"),
            bodySize: body.count)
    }

    private func pairs(_ headers: [String: String]) -> [HTTPArchive.Pair] {
        headers.sorted { $0.key < $1.key }.map {
            .init(name: $0.key, value: isHidden($0.key) ? Self.mask : $0.value)
        }
    }

    private func isHidden(_ name: String) -> Bool { hidden.contains(name.lowercased()) }

    /// A body as text, without the values of hidden keys if it is JSON.
    private func text(of body: Data) -> String {
        guard let value = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(
                withJSONObject: masked(value), options: [.sortedKeys, .withoutEscapingSlashes])
        else { return String(decoding: body, as: UTF8.self) }
        return String(decoding: data, as: UTF8.self)
    }

    private func masked(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map { masked($0) } }
        guard let object = value as? [String: Any] else { return value }
        return Dictionary(uniqueKeysWithValues: object.map { ($0, isHidden($0) ? Self.mask : masked($1)) })
    }
}

extension Duration {
    fileprivate var inMilliseconds: Double { inSeconds * 1000 }
}
