extension WKWebView {
    /// Asks the delegate whether a page is loaded.
    final func ask(
        _ action: WKNavigationAction,
        then handler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let navigationDelegate else { return handler(.allow) }
        navigationDelegate.webView(self, decidePolicyFor: action, preferences: navigationPreferences) {
            policy, _ in handler(policy)
        }
    }

    /// Follows a link of the page, as a tap on it does.
    final func follow(_ link: PageContent.Link) {
        guard let address = URL(string: link.address, relativeTo: url)?.absoluteURL else {
            WebFailure.noAddress(link.title, link.address).record()
            return
        }
        let source = PageSource(request: URLRequest(url: address))
        if link.opensWindow { return openWindow(source) }
        if address.fragment != nil, let url, Self.plain(address) == Self.plain(url) {
            let action = WKNavigationAction(source.request, .linkActivated, from: mainFrame, to: mainFrame)
            return ask(action) { [weak self] in if $0 == .allow { self?.goToFragment(address) } }
        }
        load(source, .linkActivated, .new)
    }

    private func openWindow(_ source: PageSource) {
        let action = WKNavigationAction(source.request, .linkActivated, from: mainFrame, to: nil)
        ask(action) { [weak self] policy in
            guard policy == .allow, let self else { return }
            let other = self.uiDelegate?.webView(
                self, createWebViewWith: self.copiedSettings, for: action, windowFeatures: WKWindowFeatures())
            other?.load(source, .other, .new)
        }
    }

    private static func plain(_ url: URL) -> Substring {
        url.absoluteString.prefix { $0 != "#" }
    }
}
