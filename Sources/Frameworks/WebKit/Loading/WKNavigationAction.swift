/// What leads to the loading of a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    init(_ request: URLRequest, _ kind: WKNavigationType, from source: WKFrameInfo, to target: WKFrameInfo?) {
        (self.request, navigationType, sourceFrameStore, targetFrameStore) = (request, kind, source, target)
        super.init()
    }

    /// What is loaded.
    open private(set) var request: URLRequest
    /// The kind of what leads to it.
    open private(set) var navigationType: WKNavigationType
    /// The frame of the page that leads to it.
    open var sourceFrame: WKFrameInfo { sourceFrameStore }
    private let sourceFrameStore: WKFrameInfo
    /// The frame in which it is loaded; `nil` for a page that wants a window of its own.
    open var targetFrame: WKFrameInfo? { targetFrameStore }
    private let targetFrameStore: WKFrameInfo?
    /// Whether it is to be stored instead of shown; always `false` here.
    open var shouldPerformDownload: Bool { false }
}
