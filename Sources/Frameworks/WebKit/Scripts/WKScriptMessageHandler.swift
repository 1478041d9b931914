import Foundation

/// An object that gets the messages of pages: ``WKWebView/postMessage(_:to:fileID:filePath:line:column:)`` sends one.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called with a message of a page.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    private let content: Any
    private let handler: String
    private let frame: WKFrameInfo

    init(_ content: Any, to handler: String, from frame: WKFrameInfo) {
        (self.content, self.handler, self.frame) = (content, handler, frame)
        super.init()
    }

    /// What the page says: a number, a text, a date, an array, a dictionary or `NSNull`.
    open var body: Any { content }
    /// The name of the handler.
    open var name: String { handler }
    /// The web view of the page.
    open var webView: WKWebView? { frame.webView }
    /// The frame of the page.
    open var frameInfo: WKFrameInfo { frame }
}
