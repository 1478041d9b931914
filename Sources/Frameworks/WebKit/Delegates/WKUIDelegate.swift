/// The methods that a web view calls for what pages show beside themselves; all are optional.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Returns the web view in which a page is opened that wants a window of its own; `nil`, and no page is opened,
    /// unless implemented. The page is loaded in the web view that it returns.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Called to show a page's alert; it is answered at once unless implemented.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// Called to show a page's question; the answer is "Cancel" unless implemented.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Called to show a page's question for a text; the answer is "Cancel" unless implemented.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
}

extension WKUIDelegate {
    /// Returns `nil`: the page is not opened.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }

    /// Answers the alert.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { completionHandler() }

    /// Answers "Cancel".
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(false) }

    /// Answers "Cancel".
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(nil) }
}

extension DelegateRole {
    static let webUIDelegate = DelegateRole("WKUIDelegate", unasked: "webViewDidClose(WKWebView) -> ()") {
        $0 is any WKUIDelegate.Type
    }
}
