/// Where a page comes from.
struct PageSource {
    var request: URLRequest
    /// The page itself, if code gave it to the web view.
    var page: SimulatedPage?

    init(request: URLRequest, page: SimulatedPage? = nil) {
        (self.request, self.page) = (request, page)
        self.request.url = request.url.map(Self.normalized)
    }

    var url: URL { request.url ?? Self.blank }

    static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    /// A web address with a path: `/` if it has none.
    private static func normalized(_ url: URL) -> URL {
        guard url.path.isEmpty, url.host != nil,
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return url.absoluteURL }
        parts.path = "/"
        return parts.url ?? url
    }
}
