import TimeLapse

/// The loading of one page, from the request to its end, with the delegate's answers in between.
@MainActor
final class PageLoad {
    /// Where in the list of pages the page comes.
    enum Place {
        case new
        case item(WKBackForwardListItem)
        case current
    }

    enum Phase {
        case asking, provisional, committed, over
    }

    let navigation = WKNavigation()
    private(set) var source: PageSource
    let place: Place
    private(set) var phase = Phase.asking
    private weak var view: WKWebView?
    private let firstURL: URL
    private var redirects = 0
    private var work: ScheduledWork?

    init(_ source: PageSource, _ kind: WKNavigationType, _ place: Place, in view: WKWebView) {
        (self.source, self.place, self.view) = (source, place, view)
        firstURL = source.url
        later(.zero) { load in load.ask(kind) { load in load.start() } }
    }

    /// Does what comes next, after a time and in a separate turn, unless the loading has ended by then.
    private func later(_ delay: Duration, _ action: @escaping @MainActor (PageLoad) -> Void) {
        work = UIApplication.shared.clock.schedule(
            after: max(delay, .zero), every: nil, name: "loading of \(source.url.absoluteString)", site: nil
        ) { [weak self] in
            guard let self, self.view != nil, self.phase != .over else { return }
            action(self)
        }
    }

    // MARK: Steps

    private func ask(_ kind: WKNavigationType, then action: @escaping @MainActor (PageLoad) -> Void) {
        guard let view else { return }
        let frame = view.mainFrame
        view.ask(WKNavigationAction(source.request, kind, from: frame, to: frame)) { [weak self] policy in
            guard let self, self.phase != .over else { return }
            guard policy == .allow else {
                return self.phase == .asking ? self.end(nil) : self.fail(Self.interrupted)
            }
            action(self)
        }
    }

    private func start() {
        guard let view else { return }
        phase = .provisional
        view.estimatedProgress = 0.1
        view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
        request()
    }

    private func request() {
        let page = source.page ?? SimulatedDevice.current.pages.page(at: source.url)
        later(page.delay) { $0.receive(page) }
    }

    private func receive(_ page: SimulatedPage) {
        switch page.answer {
        case .failure(let error): fail(error)
        case .redirect(let address): redirect(to: address)
        case .page: respond(page)
        }
    }

    private func redirect(to address: String) {
        guard redirects < 20 else { return fail(URLError(.httpTooManyRedirects, url: source.url)) }
        guard let url = URL(string: address, relativeTo: source.url)?.absoluteURL else {
            return fail(URLError(.redirectToNonExistentLocation, url: source.url))
        }
        redirects += 1
        source = PageSource(request: URLRequest(url: url))
        view?.loadingURLDidChange()
        ask(.other) { load in
            guard let view = load.view else { return }
            view.navigationDelegate?.webView(
                view, didReceiveServerRedirectForProvisionalNavigation: load.navigation)
            if load.phase != .over { load.request() }
        }
    }

    private func respond(_ page: SimulatedPage) {
        guard let view else { return }
        let response = WKNavigationResponse(Self.response(source.url, page))
        guard let delegate = view.navigationDelegate else {
            return response.canShowMIMEType ? commit(page) : fail(Self.interrupted)
        }
        delegate.webView(view, decidePolicyFor: response) { [weak self] policy in
            guard let self, self.phase != .over else { return }
            policy == .allow && response.canShowMIMEType ? self.commit(page) : self.fail(Self.interrupted)
        }
    }

    private func commit(_ page: SimulatedPage) {
        guard let view else { return }
        phase = .committed
        view.show(page, of: self, initialURL: firstURL)
        view.navigationDelegate?.webView(view, didCommit: navigation)
        later(page.contentDelay) { $0.finish() }
    }

    private func finish() {
        guard let view else { return }
        phase = .over
        view.showContent()
        view.loadDidEnd(self)
        view.estimatedProgress = 1
        view.navigationDelegate?.webView(view, didFinish: navigation)
    }

    // MARK: Ends

    /// Ends the loading with an error, if it has not ended yet.
    func fail(_ error: any Error) {
        guard let view else { return }
        let last = phase
        end(error)
        switch last {
        case .provisional:
            view.navigationDelegate?.webView(
                view, didFailProvisionalNavigation: navigation, withError: error)
        case .committed:
            view.navigationDelegate?.webView(view, didFail: navigation, withError: error)
        case .asking, .over: break
        }
    }

    private func end(_ error: (any Error)?) {
        phase = .over
        work?.cancel()
        view?.loadDidEnd(self)
    }

    // MARK: Values

    private static let interrupted = NSError(
        domain: "WebKitErrorDomain", code: 102,
        userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])

    private static func response(_ url: URL, _ page: SimulatedPage) -> URLResponse {
        if ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            let response = HTTPURLResponse(
                url: url, statusCode: page.statusCode, httpVersion: "HTTP/1.1",
                headerFields: ["Content-Type": page.mimeType])
        {
            return response
        }
        return URLResponse(
            url: url, mimeType: page.mimeType, expectedContentLength: page.html.utf8.count,
            textEncodingName: "utf-8")
    }
}
