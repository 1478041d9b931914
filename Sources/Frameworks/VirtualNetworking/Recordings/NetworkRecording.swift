import Foundation
import FoundationNetworking
import Synchronization

/// A file to which each request that is answered is added.
final class NetworkRecording: Sendable {
    private let file: URL
    private let secrets: NetworkSecrets
    /// Where the next entry goes; 0 before the first one.
    private let end = Mutex<UInt64>(0)

    private static let head = Data(
        #"{"log": {"version": "1.2", "creator": {"name": "Robot for Swift", "version": "1"}, "entries": ["#
            .utf8)
    private static let tail = Data("\n]}}\n".utf8)

    init(to file: URL, hiding names: [String]) {
        self.file = file
        secrets = NetworkSecrets(names)
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
        try append(encoder.encode(entry))
    }

    /// Writes an entry in the place of the file's end, and the end behind it.
    private func append(_ entry: Data) throws {
        try end.withLock { end in
            let isFirst = end == 0
            if isFirst {
                try Self.head.write(to: file)
                end = UInt64(Self.head.count)
            }
            let handle = try FileHandle(forUpdating: file)
            defer { try? handle.close() }
            try handle.seek(toOffset: end)
            let text = Data((isFirst ? "\n" : ",\n").utf8) + entry
            try handle.write(contentsOf: text + Self.tail)
            end += UInt64(text.count)
        }
    }

    private func entry(of request: NetworkRequest) -> HTTPArchive.Request {
        let type = request.header("Content-Type")
        return HTTPArchive.Request(
            method: request.method, url: secrets.address(request.url), headers: pairs(request.headers),
            queryString: secrets.items(of: request.url).map { .init(name: $0.name, value: $0.value ?? "") },
            postData: request.body.map { body in
                .init(
                    mimeType: type ?? "application/octet-stream",
                    text: secrets.text(of: body, type: type) ?? String(decoding: body, as: UTF8.self))
            }, bodySize: request.body?.count ?? 0)
    }

    private func entry(of response: HTTPURLResponse, _ body: Data) -> HTTPArchive.Response {
        let text = secrets.text(of: body, type: response.mimeType)
        return HTTPArchive.Response(
            status: response.statusCode,
            statusText: HTTPURLResponse.localizedString(forStatusCode: response.statusCode),
            headers: pairs(response.fields),
            content: .init(
                size: body.count, mimeType: response.mimeType ?? "application/octet-stream",
                text: text ?? body.base64EncodedString(), encoding: text == nil ? "base64" : nil),
            bodySize: body.count)
    }

    private func pairs(_ headers: [String: String]) -> [HTTPArchive.Pair] {
        secrets.headers(headers).map { .init(name: $0.name, value: $0.value) }
    }
}

extension HTTPURLResponse {
    /// The headers as texts.
    var fields: [String: String] {
        Dictionary(allHeaderFields.map { ("\($0.key)", "\($0.value)") }) { $1 }
    }
}

extension Duration {
    fileprivate var inMilliseconds: Double { inSeconds * 1000 }
}
