/// The methods that a web view calls on its navigation delegate; all are optional.
///
/// Those that decide have two forms, one with a completion handler and an asynchronous one. Implement only one of them.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Asks whether to load a page; it is loaded unless implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Asks whether to load a page; it is loaded unless implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Asks whether to load a page, and with which settings; the method without settings is called unless implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Asks whether to show what a server answered; it is shown unless implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Asks whether to show what a server answered; it is shown unless implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    /// Called when a page begins to load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a server leads to another page.
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Called when a page fails before anything of it is there.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    /// Called when the first part of a page is there.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when a page is there as a whole.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a page fails after a part of it is there.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when the process of the page ended: by ``WKWebView/terminateWebContentProcess()``.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Calls the asynchronous form.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        DelegateCall { [weak self, weak webView] in
            guard let self, let webView else { return }
            decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction))
        }.begin()
    }

    /// Returns that the page is loaded.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }

    /// Calls the method without settings.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
    }

    /// Calls the asynchronous form.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        DelegateCall { [weak self, weak webView] in
            guard let self, let webView else { return }
            decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse))
        }.begin()
    }

    /// Returns that the answer is shown.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { .allow }

    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

extension DelegateRole {
    static let webNavigationDelegate = DelegateRole("WKNavigationDelegate") {
        $0 is any WKNavigationDelegate.Type
    }
}
