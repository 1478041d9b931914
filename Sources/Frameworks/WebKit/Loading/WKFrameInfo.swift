/// A frame of a page: the page itself, as frames in pages are not read here.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    init(_ request: URLRequest, in view: WKWebView?) {
        (self.request, webView) = (request, view)
        super.init()
    }

    /// Whether it is the page itself; always `true` here.
    open var isMainFrame: Bool { true }
    /// What was loaded in it.
    open private(set) var request: URLRequest
    /// The web view in which it is.
    open private(set) weak var webView: WKWebView?
}
