import WebKit

/// Shows a page over the application, with a bar that has "Done" and the address.
///
/// What the address answers says `SimulatedDevice.current.pages` of the module `WebKit`.
///
/// ```swift
/// present(SFSafariViewController(url: url), animated: true)
/// ```
///
/// ```swift
/// tapOn(theFirstView(withText("Help")))
/// #expect(allViews(withText("example.com"), onScreenAndVisible(true)).count == 1)
/// tapOn(theFirstView(withLabel("Done")))
/// ```
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How the controller is made.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Makes the usual values.
        public override init() {
            super.init()
        }

        /// Whether the page is shown as plain text, where that is possible. It has no effect here.
        open var entersReaderIfAvailable = false
        /// Whether the bars collapse when the page is scrolled. It has no effect here.
        open var barCollapsingEnabled = true
    }

    /// The title of the button that leaves.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done".
        case done
        /// "Close".
        case close
        /// "Cancel".
        case cancel
    }

    private let address: URL
    private let settings: Configuration
    private let page = WKWebView()
    private let bar = UINavigationBar()
    private let item = UINavigationItem()
    private lazy var loading = SafariLoading(self)

    /// Makes a controller for a web address.
    ///
    /// - Parameters:
    ///   - url: the address. One that does not begin with `http` or `https` is a failure, and nothing is shown.
    ///   - configuration: how the controller is made.
    public init(url: URL, configuration: Configuration) {
        (address, settings) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Makes a controller for a web address.
    public convenience init(url: URL) {
        self.init(url: url, configuration: Configuration())
    }

    /// Makes a controller for a web address, which may be shown as plain text.
    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }

    /// Returns `nil`, as in UIKit: there is no address.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The object that is told of the page and of the end.
    open weak var delegate: (any SFSafariViewControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .safariDelegate) }
    }

    /// How the controller was made.
    open var configuration: Configuration { settings }

    /// The title of the button that leaves; "Done" unless set.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { updateBar() }
    }

    /// The colour of the bar.
    open var preferredBarTintColor: UIColor? {
        didSet { bar.barTintColor = preferredBarTintColor }
    }

    /// The colour of the buttons.
    open var preferredControlTintColor: UIColor? {
        didSet { bar.tintColor = preferredControlTintColor }
    }

    /// Makes the bar and the page, and begins to load.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(page)
        view.addSubview(bar)
        page.navigationDelegate = loading
        item.title = address.host ?? address.absoluteString
        bar.items = [item]
        updateBar()
        guard ["http", "https"].contains(address.scheme?.lowercased() ?? "") else {
            return SafariFailure.notOfWeb(address.absoluteString).record()
        }
        page.load(URLRequest(url: address))
    }

    private func updateBar() {
        let leave = UIAction { [weak self] _ in self?.leave() }
        let style: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        item.leftBarButtonItem = UIBarButtonItem(systemItem: style, primaryAction: leave)
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.page.reload() })
    }

    /// Lays out the bar at the top, and the page below it.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 44)
        page.frame = CGRect(
            x: safe.minX, y: bar.frame.maxY, width: safe.width,
            height: max(0, view.bounds.maxY - bar.frame.maxY))
    }

    private func leave() {
        delegate?.safariViewControllerDidFinish(self)
        guard let presenter = presentingViewController, !isBeingDismissed else { return }
        presenter.dismiss(animated: true)
    }

    fileprivate func show(_ url: URL?) {
        item.title = url?.host ?? address.host
    }
}

/// Hears of the loading of a controller's page.
private final class SafariLoading: NSObject, WKNavigationDelegate {
    private weak var controller: SFSafariViewController?
    private var isFirst = true

    init(_ controller: SFSafariViewController) {
        self.controller = controller
        super.init()
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }

    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
        guard isFirst, let controller, let url = webView.url else { return }
        controller.delegate?.safariViewController(controller, initialLoadDidRedirectTo: url)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        controller?.show(webView.url)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { end(true) }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) { end(false) }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        end(false)
    }

    private func end(_ isLoaded: Bool) {
        guard isFirst, let controller else { return }
        isFirst = false
        controller.delegate?.safariViewController(controller, didCompleteInitialLoad: isLoaded)
    }
}
