/// An object that gets the messages of pages: ``WKWebView/postMessage(_:to:fileID:filePath:line:column:)`` sends one.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called with a message of a page.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
