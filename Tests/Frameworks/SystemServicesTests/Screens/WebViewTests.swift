import FailureReporting
import Robot
import Testing
import WebKit

/// Logs what a web view tells its delegate, and decides as a test says.
final class Navigator: NSObject, WKNavigationDelegate {
    var log: [String] = []
    var actionPolicy = WKNavigationActionPolicy.allow
    var responsePolicy = WKNavigationResponsePolicy.allow

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        log.append("action \(navigationAction.navigationType) \(navigationAction.request.url?.path ?? "")")
        decisionHandler(actionPolicy)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        log.append("response \((navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0)")
        decisionHandler(responsePolicy)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        log.append("start \(webView.isLoading) \(webView.estimatedProgress)")
    }

    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) { log.append("redirect \(webView.url?.path ?? "")") }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        log.append("commit \(webView.title ?? "nil") \(webView.estimatedProgress)")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        log.append("finish \(webView.title ?? "nil") \(webView.isLoading) \(webView.estimatedProgress)")
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) { log.append("provisional failure \((error as NSError).code)") }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        log.append("failure \((error as NSError).code)")
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { log.append("terminated") }
}

/// Decides in asynchronous methods.
private final class AsyncNavigator: NSObject, WKNavigationDelegate {
    var log: [String] = []

    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    {
        log.append("asked")
        return navigationAction.request.url?.path == "/no" ? .cancel : .allow
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
}

@MainActor
@Suite("Web views", .robot) struct WebViewTests {
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    private let navigator = Navigator()

    init() {
        view.navigationDelegate = navigator
        SimulatedDevice.current.pages["https://example.com"] = SimulatedPage(
            html: "<html><head><title>Start &amp; more</title></head><body><h1>Welcome</h1>"
                + "<p>Read the <b>terms</b>.</p><a href=\"/terms\">Terms</a><script>x < 1</script></body></html>"
        )
        SimulatedDevice.current.pages["https://example.com/terms"] = "<title>Terms</title>Be kind."
    }

    private func load(_ address: String) throws {
        view.load(URLRequest(url: try #require(URL(string: address))))
        TimeLapse.advance(by: .zero)
    }

    private func take() -> [String] {
        defer { navigator.log = [] }
        return navigator.log
    }

    @Test("A page loads with the delegate's calls in WebKit's order")
    func order() throws {
        let url = try #require(URL(string: "https://example.com/"))
        #expect(view.url == nil && view.title == nil && !view.isLoading)
        let navigation = view.load(URLRequest(url: url))
        #expect(navigation != nil && view.url == url && view.isLoading && view.estimatedProgress == 0)
        #expect(take() == [])
        TimeLapse.advance(by: .zero)
        #expect(
            take() == [
                "action other /", "start true 0.1", "response 200", "commit  0.5",
                "finish Start & more false 1.0",
            ])
        #expect(view.url == url && !view.isLoading && view.loadedRequests.map(\.url) == [url])
        #expect(view.hasOnlySecureContent && !view.canGoBack)
    }

    @Test("Texts and links can be seen, and a tap on a link follows it")
    func links() throws {
        let window = UIWindow.createWindowForTesting()
        window.addSubview(view)
        try load("https://example.com")
        #expect(allViews(withText("Welcome"), onScreenAndVisible(true)).count == 1)
        #expect(allViews(withText("Read the terms."), onScreenAndVisible(true)).count == 1)
        navigator.log = []
        tapOn(theFirstView(withLabel("Terms")))
        #expect(take().first == "action linkActivated /terms")
        #expect(view.url?.path == "/terms" && view.title == "Terms" && view.canGoBack)
        #expect(allViews(withText("Be kind.")).count == 1 && allViews(withText("Welcome")).isEmpty)
        view.goBack()
        TimeLapse.advance(by: .zero)
        #expect(view.title == "Start & more" && view.canGoForward && !view.canGoBack)
        #expect(take().first == "action backForward /")
        #expect(view.backForwardList.forwardItem?.title == "Terms")
        #expect(view.backForwardList.forwardList.map(\.url.path) == ["/terms"])
        view.goForward()
        TimeLapse.advance(by: .zero)
        #expect(view.title == "Terms" && view.backForwardList.backList.map(\.url.host) == ["example.com"])
        #expect(view.goForward() == nil)
        view.reload()
        TimeLapse.advance(by: .zero)
        #expect(view.backForwardList.backList.count == 1)
        navigator.log = []
        #expect(view.reloadFromOrigin() != nil)
        TimeLapse.advance(by: .zero)
        #expect(take().first == "action reload /terms" && view.title == "Terms")
    }

    @Test(
        "What a delegate refuses is not loaded",
        arguments: [
            (WKNavigationActionPolicy.cancel, WKNavigationResponsePolicy.allow, ["action other /"]),
            (
                .allow, .cancel,
                ["action other /", "start true 0.1", "response 200", "provisional failure 102"]
            ),
        ])
    func refusals(action: WKNavigationActionPolicy, response: WKNavigationResponsePolicy, log: [String])
        throws
    {
        (navigator.actionPolicy, navigator.responsePolicy) = (action, response)
        try load("https://example.com")
        #expect(take() == log)
        #expect(view.url == nil && !view.isLoading && view.backForwardList.currentItem == nil)
    }

    @Test("Redirects and errors are what the test says, in virtual time")
    func answers() throws {
        let device = SimulatedDevice.current
        device.pages["https://example.com/old"] = .redirect(to: "/terms", delay: .seconds(1))
        device.pages["https://example.com/down"] = .failure(URLError(.cannotConnectToHost))
        device.pages["https://example.com/loop"] = .redirect(to: "/loop")
        try load("https://example.com/old")
        #expect(take() == ["action other /old", "start true 0.1"] && view.isLoading)
        TimeLapse.advance(by: .seconds(1))
        #expect(
            take() == [
                "action other /terms", "redirect /terms", "response 200", "commit  0.5",
                "finish Terms false 1.0",
            ])
        #expect(view.backForwardList.currentItem?.initialURL.path == "/old")
        try load("https://example.com/down")
        #expect(take().last == "provisional failure -1004" && view.url?.path == "/terms")
        try load("https://example.com/loop")
        #expect(take().last == "provisional failure -1007")
        try load("tel:123")
        #expect(take().last == "provisional failure -1002")
        device.pages.others = .failure(URLError(.notConnectedToInternet))
        try load("https://other.example")
        #expect(take().last == "provisional failure -1009")
    }

    @Test("Stopping and loading another page fail the one that is loaded")
    func stopping() throws {
        SimulatedDevice.current.pages["https://example.com/slow"] = SimulatedPage(
            html: "Slow", delay: .seconds(5), contentDelay: .seconds(5))
        try load("https://example.com/slow")
        view.stopLoading()
        #expect(take().last == "provisional failure -999" && !view.isLoading)
        try load("https://example.com/slow")
        TimeLapse.advance(by: .seconds(5))
        #expect(take().last == "commit  0.5")
        try load("https://example.com/terms")
        #expect(take().first == "failure -999" && view.title == "Terms")
        TimeLapse.advance(by: .seconds(60))
        #expect(view.title == "Terms")
        try load("https://example.com/slow")
        navigator.log = []
        view.terminateWebContentProcess()
        #expect(take() == ["provisional failure -999", "terminated"])
    }

    @Test("Asynchronous delegate methods decide, too", arguments: ["/yes", "/no"])
    func asynchronous(path: String) async throws {
        let navigator = AsyncNavigator()
        view.navigationDelegate = navigator
        view.load(URLRequest(url: try #require(URL(string: "https://example.com\(path)"))))
        await TimeLapse.advance(by: .zero)
        #expect(navigator.log == (path == "/no" ? ["asked"] : ["asked", "finish"]))
    }

    @Test("HTML, data and files are pages, too")
    func sources() throws {
        view.loadHTMLString("<title>Own</title><p>Text</p>", baseURL: nil)
        TimeLapse.advance(by: .zero)
        #expect(view.title == "Own" && view.url?.absoluteString == "about:blank")
        let base = try #require(URL(string: "https://base.example/"))
        view.load(Data("plain".utf8), mimeType: "text/plain", characterEncodingName: "utf-8", baseURL: base)
        TimeLapse.advance(by: .zero)
        #expect(
            view.url == base && view.scrollView.subviews.compactMap { ($0 as? UILabel)?.text } == ["plain"])
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "none.html")
        view.loadFileURL(file, allowingReadAccessTo: file)
        TimeLapse.advance(by: .zero)
        #expect(take().last == "provisional failure -1100")
    }

    @Test("Properties can be observed, as progress bars do")
    func observing() throws {
        var log: [String] = []
        let progress = view.observe(\.estimatedProgress, options: [.new, .old]) { _, change in
            log.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        let title = view.observe(\.title) { view, _ in log.append(view.title ?? "nil") }
        try load("https://example.com/terms")
        #expect(log == ["0.0 0.0", "0.0 0.1", "", "0.1 0.5", "Terms", "0.5 1.0"])
        progress.invalidate()
        log = []
        try load("https://example.com/terms")
        #expect(log == ["", "Terms"])
        withExtendedLifetime(title) {}
    }
}
