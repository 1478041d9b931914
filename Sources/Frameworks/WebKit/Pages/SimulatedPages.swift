/// The pages that web views of the device find, by their addresses.
///
/// An address is compared without its fragment, and an empty path is `/`.
public struct SimulatedPages {
    private var pages: [String: SimulatedPage] = [:]

    /// What addresses answer that have no page of their own: an empty page, unless set.
    ///
    /// ```swift
    /// SimulatedDevice.current.pages.others = .failure(URLError(.notConnectedToInternet))
    /// ```
    public var others: SimulatedPage = ""

    /// What an address answers; `nil` if it was not set.
    public subscript(address: String) -> SimulatedPage? {
        get { pages[Self.key(address)] }
        set { pages[Self.key(address)] = newValue }
    }

    /// What an address answers; `nil` if it was not set.
    public subscript(url: URL) -> SimulatedPage? {
        get { self[url.absoluteString] }
        set { self[url.absoluteString] = newValue }
    }

    /// The page of an address: that of a file, of the device's pages, or an empty one.
    func page(at url: URL) -> SimulatedPage {
        if let page = self[url] { return page }
        switch url.scheme?.lowercased() {
        case "about": return ""
        case "http", "https": return others
        case "file":
            guard let data = try? Data(contentsOf: url) else {
                return .failure(URLError(.fileDoesNotExist, url: url))
            }
            return SimulatedPage(html: String(decoding: data, as: UTF8.self))
        default: return .failure(URLError(.unsupportedURL, url: url))
        }
    }

    private static func key(_ address: String) -> String {
        let address = String(address.prefix { $0 != "#" })
        guard let colon = address.range(of: "://"), !address[colon.upperBound...].contains("/") else {
            return address
        }
        return address + "/"
    }
}

extension URLError {
    /// Makes an error with the address that failed.
    init(_ code: URLError.Code, url: URL?) {
        self.init(code, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
    }
}
