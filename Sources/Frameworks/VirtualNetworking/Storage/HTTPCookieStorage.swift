public import Foundation
public import FoundationNetworking
import Synchronization

/// Foundation's storage of cookies: each test has cookies of its own, also in a storage that code keeps.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
    // Sendable: the class is open, as Foundation's is, so it cannot be checked. Its properties are constant or locked.
    private static let sharedStorage = HTTPCookieStorage()
    private let policy = Mutex(HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain)

    /// The storage that sessions share.
    open class var shared: HTTPCookieStorage { sharedStorage }

    /// Makes a storage without cookies.
    public override init() {
        super.init()
    }

    private let number = StorageNumber.next

    /// The key of its cookies; `nil` for the storage that the application keeps on its device.
    private var key: Int? { self === Self.sharedStorage ? nil : number }

    /// Which cookies ``setCookies(_:for:mainDocumentURL:)`` stores.
    open var cookieAcceptPolicy: HTTPCookie.AcceptPolicy {
        get { policy.withLock { $0 } }
        set { policy.withLock { $0 = newValue } }
    }

    /// All cookies that have not expired, in the order in which they were set.
    open var cookies: [HTTPCookie]? { SimulatedNetwork.current.cookies(of: key) }

    /// The cookies that are sent to a URL: those of longer paths first.
    open func cookies(for url: URL) -> [HTTPCookie]? { SimulatedNetwork.current.cookies(of: key, for: url) }

    /// Stores a cookie in place of that of the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) { SimulatedNetwork.current.set(cookie, of: key) }

    /// Deletes the cookie of the same name, domain and path.
    open func deleteCookie(_ cookie: HTTPCookie) {
        SimulatedNetwork.current.removeCookies(of: key) { $0.isSame(as: cookie) }
    }

    /// Deletes the cookies that were set after a date of the virtual clock.
    open func removeCookies(since date: Date) {
        SimulatedNetwork.current.removeCookies(of: key, since: date)
    }

    /// Stores the cookies of a response, as the policy allows.
    open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
        let policy = cookieAcceptPolicy
        guard policy != .never else { return }
        for cookie in cookies {
            if policy == .onlyFromMainDocumentDomain, let host = mainDocumentURL?.host,
                !cookie.isFor(host: host)
            {
                continue
            }
            setCookie(cookie)
        }
    }

    /// Returns all cookies in an order.
    open func sortedCookies(using sortOrder: [SortDescriptor<HTTPCookie>]) -> [HTTPCookie] {
        (cookies ?? []).sorted(using: sortOrder)
    }

    /// Stores the cookies of a task's response, as the policy allows.
    open func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
        setCookies(
            cookies, for: task.currentRequest?.url, mainDocumentURL: task.currentRequest?.mainDocumentURL)
    }

    /// Calls a handler with the cookies that a task's request is sent with.
    open func getCookiesFor(
        _ task: URLSessionTask, completionHandler: @escaping @Sendable ([HTTPCookie]?) -> Void
    ) {
        completionHandler(task.currentRequest?.url.flatMap { cookies(for: $0) })
    }
}

/// The cookies of one storage in one test.
struct CookieJar: Sendable {
    private struct Entry: Sendable {
        var cookie: HTTPCookie
        var set: Date
    }

    private var entries: [Entry] = []

    func cookies(at now: Date) -> [HTTPCookie] {
        entries.map(\.cookie).filter { $0.expiresDate.map { $0 > now } ?? true }
    }

    func cookies(for url: URL, at now: Date) -> [HTTPCookie] {
        let found = cookies(at: now).filter { $0.isFor(url) }
        // Stable, unlike `sorted(by:)` is documented to be.
        return found.enumerated().sorted { one, other in
            (other.element.path.count, one.offset) < (one.element.path.count, other.offset)
        }.map(\.element)
    }

    mutating func set(_ cookie: HTTPCookie, at now: Date) {
        if let index = entries.firstIndex(where: { $0.cookie.isSame(as: cookie) }) {
            entries[index] = Entry(cookie: cookie, set: now)
        } else {
            entries.append(Entry(cookie: cookie, set: now))
        }
    }

    mutating func remove(since date: Date) { entries.removeAll { $0.set > date } }

    mutating func remove(where condition: (HTTPCookie) -> Bool) {
        entries.removeAll { condition($0.cookie) }
    }
}

extension HTTPCookie {
    func isSame(as other: HTTPCookie) -> Bool {
        name == other.name && path == other.path && domain.lowercased() == other.domain.lowercased()
    }

    /// Whether it is sent to a host: the very one, or one below a domain that begins with a full stop (RFC 6265,
    /// 5.1.3).
    func isFor(host: String) -> Bool {
        let (host, domain) = (host.lowercased(), domain.lowercased())
        guard domain.hasPrefix(".") else { return host == domain }
        return host == domain.dropFirst() || host.hasSuffix(domain)
    }

    /// Whether it is sent to a URL (RFC 6265, 5.4).
    func isFor(_ url: URL) -> Bool {
        guard let host = url.host, isFor(host: host) else { return false }
        if isSecure, url.scheme?.lowercased() != "https" { return false }
        let place = url.path.isEmpty ? "/" : url.path
        return place == path || place.hasPrefix(path.hasSuffix("/") ? path : path + "/")
    }

    /// The cookies of a response that its host may set, whose `Max-Age` counts from a date of the virtual clock.
    static func cookies(of response: HTTPURLResponse, at now: Date) -> [HTTPCookie] {
        guard let url = response.url, let host = url.host,
            let text = response.value(forHTTPHeaderField: "Set-Cookie")
        else { return [] }
        let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": text], for: url)
        return cookies.filter { $0.isFor(host: host) }.map { cookie in
            guard var properties = cookie.properties, let age = properties[.maximumAge] as? String,
                let seconds = Double(age)
            else { return cookie }
            // Foundation counts it for cookies of version 1 alone.
            properties[.expires] = now.addingTimeInterval(seconds)
            properties[.maximumAge] = nil
            properties[.discard] = nil
            return HTTPCookie(properties: properties) ?? cookie
        }
    }
}
