import Foundation
import FoundationNetworking

extension TaskLoading {
    private var policy: NSURLRequest.CachePolicy {
        request.cachePolicy == .useProtocolCachePolicy ? settings.requestCachePolicy : request.cachePolicy
    }

    /// Answers the request from the cache, as its policy says; returns whether it did.
    func isAnsweredByCache() -> Bool {
        stale = nil
        guard task is URLSessionDataTask, let cache, request.httpMethod ?? "GET" == "GET"
        else { return false }
        let entry = network.cacheEntry(for: request, of: cache.key)
        switch policy {
        case .returnCacheDataElseLoad: break
        case .returnCacheDataDontLoad:
            guard entry != nil else {
                fail(.resourceUnavailable)
                return true
            }
        case .useProtocolCachePolicy:
            guard let entry else { return false }
            guard Self.isFresh(entry, at: network.date) else {
                askAgain(entry.response)
                return false
            }
        case .reloadRevalidatingCacheData:
            if let entry { askAgain(entry.response) }
            return false
        default: return false
        }
        guard let response = entry?.response else { return false }
        transactions.last?.resourceFetchType = .localCache
        answer(with: response)
        return true
    }

    /// Asks the server whether a stored response has changed (RFC 9110, 13.1).
    private func askAgain(_ cached: CachedURLResponse) {
        guard let response = cached.response as? HTTPURLResponse else { return }
        stale = cached
        for (header, condition) in [("ETag", "If-None-Match"), ("Last-Modified", "If-Modified-Since")] {
            guard let value = response.value(forHTTPHeaderField: header),
                request.value(forHTTPHeaderField: condition) == nil
            else { continue }
            request.setValue(value, forHTTPHeaderField: condition)
        }
    }

    /// Answers with a stored response that the server says has not changed.
    func revalidate(_ cached: CachedURLResponse) {
        isStorable = false
        stale = nil
        answer(with: cached)
    }

    private func answer(with cached: CachedURLResponse) {
        (pieces, next, isComplete, isCutOff) = ([.init(data: cached.data, pause: .zero)], 0, true, false)
        transactions.last?.response = cached.response
        deliver(cached.response)
    }

    /// Whether a stored response need not be asked for again (RFC 9111, 4.2).
    private static func isFresh(_ entry: ResponseCache.Entry, at now: Date) -> Bool {
        guard let response = entry.response.response as? HTTPURLResponse else { return false }
        let directives = directives(of: response)
        if directives["no-cache"] != nil { return false }
        if let seconds = directives["max-age"].flatMap(Double.init) {
            return now.timeIntervalSince(entry.date) < seconds
        }
        guard let text = response.value(forHTTPHeaderField: "Expires"), let date = httpDate(text) else {
            return false
        }
        return now < date
    }

    private static func directives(of response: HTTPURLResponse) -> [String: String] {
        let text = response.value(forHTTPHeaderField: "Cache-Control") ?? ""
        let pairs = text.lowercased().split(separator: ",").map { item in
            let parts = item.split(separator: "=", maxSplits: 1)
            return (
                parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? "",
                parts.count > 1 ? parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \"")) : ""
            )
        }
        return Dictionary(pairs) { $1 }
    }

    private static func httpDate(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text)
    }

    private static let headersOfCaching = ["cache-control", "expires", "etag", "last-modified"]

    /// The response as it may be stored: one of GET with 200 that says how long it is valid or which version it is.
    func responseToStore() -> CachedURLResponse? {
        guard isStorable, mayHave(Self.headersOfCaching),
            cache != nil, request.httpMethod ?? "GET" == "GET",
            let response = response as? HTTPURLResponse, response.statusCode == 200
        else { return nil }
        let directives = Self.directives(of: response)
        let hasTerm = directives["max-age"] != nil || response.value(forHTTPHeaderField: "Expires") != nil
        let hasVersion = ["ETag", "Last-Modified"].contains { response.value(forHTTPHeaderField: $0) != nil }
        guard directives["no-store"] == nil, hasTerm || hasVersion else { return nil }
        return CachedURLResponse(response: response, data: received)
    }
}
