import Foundation

/// What leads to the loading of a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    private let asked: URLRequest
    private let kind: WKNavigationType
    private let source: WKFrameInfo
    private let target: WKFrameInfo?

    init(_ request: URLRequest, _ kind: WKNavigationType, from source: WKFrameInfo, to target: WKFrameInfo?) {
        (asked, self.kind, self.source, self.target) = (request, kind, source, target)
        super.init()
    }

    /// What is loaded.
    open var request: URLRequest { asked }
    /// The kind of what leads to it.
    open var navigationType: WKNavigationType { kind }
    /// The frame of the page that leads to it.
    open var sourceFrame: WKFrameInfo { source }
    /// The frame in which it is loaded; `nil` for a page that wants a window of its own.
    open var targetFrame: WKFrameInfo? { target }
    /// Whether it is to be stored instead of shown; always `false` here.
    open var shouldPerformDownload: Bool { false }
}

/// The kind of what leads to the loading of a page.
public enum WKNavigationType: Int, Sendable {
    /// A tap on a link.
    case linkActivated
    /// A form.
    case formSubmitted
    /// Going back or forward.
    case backForward
    /// Loading a page again.
    case reload
    /// A form, again.
    case formResubmitted
    /// Anything else, such as `load(_:)` and redirects.
    case other = -1
}

/// The delegate's answer to what leads to the loading of a page.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel
    /// The page is loaded.
    case allow
    /// The page is stored; it is not loaded here, as with `cancel`.
    case download
}
