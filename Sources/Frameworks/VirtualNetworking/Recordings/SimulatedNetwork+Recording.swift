import FailureReporting
public import Foundation
import FoundationNetworking
import TimeLapse

extension SimulatedNetwork {
    /// Headers that recordings and traces hide unless a test says otherwise.
    public static let usualSecrets = ["Authorization", "Cookie", "Set-Cookie", "Proxy-Authorization"]

    /// Headers, items of queries and forms, and keys of JSON whose values a trace of the test hides;
    /// ``usualSecrets`` unless it is set.
    public var secrets: [String] {
        get { state.withLock { $0.secrets } }
        set { state.withLock { $0.secrets = newValue } }
    }

    /// Writes each request that is answered from now on, with its response, to a file, as HTTP Archive 1.2 (HAR).
    ///
    /// With ``isAllowed`` it records what real servers answer, for ``replay(from:fileID:filePath:line:column:)``.
    ///
    /// - Parameters:
    ///   - file: the file, which is replaced.
    ///   - names: headers, items of queries and forms, and keys of JSON whose values are replaced by `hidden`; their
    ///     case does not matter. Without them it hides ``secrets``.
    public func record(to file: URL, hiding names: [String]? = nil) {
        let recording = NetworkRecording(to: file, hiding: names ?? secrets)
        state.withLock { $0.recording = recording }
    }

    /// Answers requests as a recording has them, after as long: those of the same method and URL one after another.
    ///
    /// - Parameter file: an HTTP Archive (HAR), of ``record(to:hiding:)`` or of a browser; one that cannot be read is a
    ///   failure.
    public func replay(
        from file: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        do {
            let archive = try JSONDecoder().decode(ReadArchive.self, from: Data(contentsOf: file))
            for (request, answers) in Self.answers(of: archive) { add(request, answers, at: site) }
        } catch {
            NetworkFailure.invalidRecording(file.lastPathComponent, "\(error)").record(at: site)
        }
    }

    private struct Key: Hashable {
        var method: String
        var url: String
    }

    private static func answers(of archive: ReadArchive) -> [(Key, [NetworkAnswer])] {
        var order: [Key] = []
        var answers: [Key: [NetworkAnswer]] = [:]
        for entry in archive.log.entries {
            let key = Key(method: entry.request.method, url: entry.request.url)
            if answers[key] == nil { order.append(key) }
            answers[key, default: []].append(answer(of: entry))
        }
        return order.map { ($0, answers[$0] ?? []) }
    }

    private static func answer(of entry: ReadArchive.Entry) -> NetworkAnswer {
        let content = HTTPArchive.Content(
            size: 0, mimeType: "", text: entry.response.content?.text,
            encoding: entry.response.content?.encoding)
        var answer = NetworkAnswer.data(
            content.data, type: entry.response.content?.mimeType, status: entry.response.status)
        for header in entry.response.headers ?? []
        where !["content-length", "content-encoding", "transfer-encoding"].contains(header.name.lowercased())
        {
            answer.headers = answer.headers.filter { $0.key.lowercased() != header.name.lowercased() }
            answer.headers[header.name] = header.value
        }
        return answer.after(Duration(finiteSeconds: (entry.time ?? 0) / 1000) ?? .zero)
    }

    private func add(_ key: Key, _ answers: [NetworkAnswer], at site: CallSite) {
        let route = NetworkRoute(RequestPattern(method: key.method, url: key.url), times: nil, at: site) {
            request in answers[min(request.previousAnswers, answers.count - 1)]
        }
        state.withLock { $0.routes.append(route) }
    }

    /// Adds a request that was answered to the recording, if there is one.
    func record(_ request: NetworkRequest, _ response: URLResponse?, body: Data) {
        guard let recording = state.withLock({ $0.recording }), let response = response as? HTTPURLResponse
        else { return }
        do {
            try recording.add(request, response, body: body, at: date)
        } catch {
            state.withLock { $0.recording = nil }
            NetworkFailure.invalidRecording("of \(request.name)", "\(error)").record(at: request.site)
        }
    }
}
