import Foundation

/// A frame of a page: the page itself, as frames in pages are not read here.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    private let asked: URLRequest
    private weak var view: WKWebView?

    init(_ request: URLRequest, in view: WKWebView?) {
        (asked, self.view) = (request, view)
        super.init()
    }

    /// Whether it is the page itself; always `true` here.
    open var isMainFrame: Bool { true }
    /// What was loaded in it.
    open var request: URLRequest { asked }
    /// The web view in which it is.
    open var webView: WKWebView? { view }
}

/// How a page wants its window; it says nothing here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    override init() {
        super.init()
    }

    /// The width, in points.
    open var width: NSNumber? { nil }
    /// The height, in points.
    open var height: NSNumber? { nil }
}
