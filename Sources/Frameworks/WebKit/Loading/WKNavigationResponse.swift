/// What a server answered.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    init(_ answer: URLResponse) {
        response = answer
        super.init()
    }

    /// The answer; an `HTTPURLResponse` for web addresses.
    open private(set) var response: URLResponse
    /// Whether it is for the page and not for a part of it; always `true` here.
    open var isForMainFrame: Bool { true }
    /// Whether a web view shows data of its type.
    open var canShowMIMEType: Bool {
        let type = response.mimeType ?? ""
        return type.hasPrefix("text/") || type.hasPrefix("image/")
            || ["application/pdf", "application/json", "application/xhtml+xml", "application/xml"].contains(
                type)
    }
}
