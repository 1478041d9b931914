/// A view that loads pages, and shows their texts as labels and their links as buttons.
///
/// The test says what an address answers; the delegate is called in virtual time:
///
/// ```swift
/// SimulatedDevice.current.pages["https://example.com"] = "<title>Hi</title><a href='/terms'>Terms</a>"
/// webView.load(URLRequest(url: url))
/// TimeLapse.advance(by: .zero)
/// #expect(webView.title == "Hi")
/// tapOn(theFirstView(withLabel("Terms")))
/// #expect(webView.url?.path == "/terms")
/// ```
///
/// Scripts do not run: what they return says ``SimulatedPage/scriptResults`` or ``scriptHandler``, and
/// ``evaluatedScripts`` has all of them.
@preconcurrency @MainActor
open class WKWebView: UIView {
    private let settings: WKWebViewConfiguration
    private let content = PageView()
    private let list = WKBackForwardList()
    private var currentLoad: PageLoad?
    private var currentSource: PageSource?
    private var currentPage: SimulatedPage?
    private var committedURL: URL?
    private(set) final var pageContent = PageContent()

    /// Makes a web view with settings, of which it has a copy.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        settings = configuration.copied()
        super.init(frame: frame)
        begin()
    }

    /// Makes a web view with the settings that are usual.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Makes a web view of no size with the settings that are usual; the coder is not read.
    public required init?(coder: NSCoder) {
        settings = WKWebViewConfiguration()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        addSubview(content)
        content.open = { [weak self] in self?.follow($0) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    // MARK: Properties

    /// A copy of the settings.
    open var configuration: WKWebViewConfiguration { settings.copied() }

    /// The object that decides about the pages that are loaded, and is told of them.
    open weak var navigationDelegate: (any WKNavigationDelegate)? {
        didSet { UncalledMethods.report(navigationDelegate, as: .webNavigationDelegate) }
    }

    /// The object that shows what pages show beside themselves.
    open weak var uiDelegate: (any WKUIDelegate)? {
        didSet { UncalledMethods.report(uiDelegate, as: .webUIDelegate) }
    }

    /// The view that scrolls the page.
    open var scrollView: UIScrollView { content }

    /// The pages that were shown.
    open var backForwardList: WKBackForwardList { list }

    /// The address of the page that is shown or, before that, of the one that is loaded.
    open var url: URL? { currentLoad.map(\.source.url) ?? committedURL }

    /// The title of the page; empty if it has none, `nil` before there is a page.
    open internal(set) var title: String? {
        didSet { didChangeValue(for: \WKWebView.title) }
    }

    /// Whether a page is loaded.
    open internal(set) var isLoading = false {
        didSet { if isLoading != oldValue { didChangeValue(for: \WKWebView.isLoading) } }
    }

    /// The part of the page that is loaded, from 0 to 1.
    open internal(set) var estimatedProgress = 0.0 {
        didSet { didChangeValue(for: \WKWebView.estimatedProgress) }
    }

    /// Whether there is a page to go back to.
    open var canGoBack: Bool { list.backItem != nil }
    /// Whether there is a page to go forward to.
    open var canGoForward: Bool { list.forwardItem != nil }
    /// Whether the page came over a secure connection.
    open var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }

    /// Whether swipes go back and forward. It has no effect here.
    open var allowsBackForwardNavigationGestures = false
    /// Whether long presses show previews of links. It has no effect here.
    open var allowsLinkPreview = true
    /// The user agent that the script `navigator.userAgent` returns; one of the package's own if `nil`.
    open var customUserAgent: String?
    /// Whether the page can be inspected from a computer. It has no effect here.
    open var isInspectable = false
    /// The zoom of the page. It has no effect here.
    open var pageZoom: CGFloat = 1
    /// The colour beyond the page. It has no effect here.
    open var underPageBackgroundColor: UIColor!

    /// The requests that the application has loaded, in order, with those of links that were followed.
    public internal(set) final var loadedRequests: [URLRequest] = []
    /// The scripts that the application has evaluated, in order, with the user scripts of each page.
    public internal(set) final var evaluatedScripts: [String] = []
    /// Returns what scripts return; called for those that the page has no result for.
    ///
    /// ```swift
    /// webView.scriptHandler = { script in script.contains("height") ? 1200 : nil }
    /// ```
    public final var scriptHandler: (@MainActor (String) throws -> Any?)?

    // MARK: Loading

    /// Loads the page of a request.
    ///
    /// - Returns: the object that stands for the loading in the delegate's methods.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        load(PageSource(request: request), .other, .new)
    }

    /// Loads a page from its source.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let request = URLRequest(url: baseURL ?? PageSource.blank)
        return load(PageSource(request: request, page: SimulatedPage(html: string)), .other, .new)
    }

    /// Loads a page from data; the encoding is taken for UTF-8.
    @discardableResult
    open func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        let page = SimulatedPage(html: String(decoding: data, as: UTF8.self), mimeType: mimeType)
        return load(PageSource(request: URLRequest(url: baseURL), page: page), .other, .new)
    }

    /// Loads a page from a file.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: url))
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? {
        currentSource.flatMap { load($0, .reload, .current) }
    }

    /// Loads the page again.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Stops the loading of a page: it fails with the error `NSURLErrorCancelled`.
    open func stopLoading() {
        currentLoad?.fail(URLError(.cancelled, url: url))
    }

    /// Loads a page of the list; `nil` for one that is not in it.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        list.contains(item) ? load(item.source, .backForward, .item(item)) : nil
    }

    /// Goes back by a page; `nil` if there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { list.backItem.flatMap { go(to: $0) } }

    /// Goes forward by a page; `nil` if there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { list.forwardItem.flatMap { go(to: $0) } }

    /// Evaluates a script, which does not run: the test says what it returns.
    ///
    /// - Parameter completionHandler: called in a separate turn with the result, or with an error.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluate(javaScriptString, completionHandler)
    }

    // MARK: What a load does

    @discardableResult
    final func load(_ source: PageSource, _ kind: WKNavigationType, _ place: PageLoad.Place) -> WKNavigation {
        currentLoad?.fail(URLError(.cancelled, url: url))
        let load = PageLoad(source, kind, place, in: self)
        currentLoad = load
        if kind != .backForward, kind != .reload { loadedRequests.append(source.request) }
        isLoading = true
        estimatedProgress = 0
        loadingURLDidChange()
        return load.navigation
    }

    final func loadingURLDidChange() {
        didChangeValue(for: \WKWebView.url)
    }

    /// Makes a load's page the current one, of which nothing is shown yet.
    final func show(_ page: SimulatedPage, of load: PageLoad, initialURL: URL) {
        (currentPage, currentSource, committedURL) = (page, load.source, load.source.url)
        pageContent = PageContent()
        switch load.place {
        case .new: push(load.source, initialURL: initialURL)
        case .item(let item): list.go(to: item)
        case .current: break
        }
        listDidChange()
        content.show([])
        title = ""
        estimatedProgress = 0.5
        runUserScripts(.atDocumentStart)
    }

    /// Shows the texts and links of the current page.
    final func showContent() {
        guard let page = currentPage else { return }
        pageContent =
            page.mimeType.hasPrefix("text/html") || page.mimeType.contains("xhtml")
            ? PageContent(html: page.html) : PageContent(text: page.html)
        title = pageContent.title
        list.currentItem?.title = pageContent.title
        content.show(pageContent.parts)
        runUserScripts(.atDocumentEnd)
    }

    final func loadDidEnd(_ load: PageLoad) {
        guard currentLoad === load else { return }
        currentLoad = nil
        isLoading = false
        loadingURLDidChange()
    }

    final func push(_ source: PageSource, initialURL: URL) {
        list.push(WKBackForwardListItem(source, url: source.url, initialURL: initialURL))
    }

    /// Makes an address that differs by its fragment the page's own.
    final func goToFragment(_ url: URL) {
        currentSource?.request.url = url
        committedURL = url
        if let currentSource { push(currentSource, initialURL: url) }
        list.currentItem?.title = title
        loadingURLDidChange()
        listDidChange()
    }

    private func listDidChange() {
        didChangeValue(for: \WKWebView.canGoBack)
        didChangeValue(for: \WKWebView.canGoForward)
    }

    final var scriptResults: [String: Any] { currentPage?.scriptResults ?? [:] }
    final var pageSource: String { currentPage?.html ?? "" }
    final var isPageComplete: Bool { currentLoad == nil }
    final var mainFrame: WKFrameInfo {
        WKFrameInfo(currentSource?.request ?? URLRequest(url: PageSource.blank), in: self)
    }
    final var userContent: WKUserContentController { settings.userContentController }
    final var copiedSettings: WKWebViewConfiguration { settings.copied() }
    final var navigationPreferences: WKWebpagePreferences {
        settings.defaultWebpagePreferences ?? WKWebpagePreferences()
    }
}
