/// A message of a page.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    init(_ content: Any, to handler: String, from frame: WKFrameInfo) {
        (body, name, frameInfoStore) = (content, handler, frame)
        super.init()
    }

    /// What the page says: a number, a text, a date, an array, a dictionary or `NSNull`.
    open private(set) var body: Any
    /// The name of the handler.
    open private(set) var name: String
    /// The web view of the page.
    open var webView: WKWebView? { frameInfo.webView }
    /// The frame of the page.
    open var frameInfo: WKFrameInfo { frameInfoStore }
    private let frameInfoStore: WKFrameInfo
}
