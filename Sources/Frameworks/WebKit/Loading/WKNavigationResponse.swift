import Foundation

/// What a server answered.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    private let answer: URLResponse

    init(_ answer: URLResponse) {
        self.answer = answer
        super.init()
    }

    /// The answer; an `HTTPURLResponse` for web addresses.
    open var response: URLResponse { answer }
    /// Whether it is for the page and not for a part of it; always `true` here.
    open var isForMainFrame: Bool { true }
    /// Whether a web view shows data of its type.
    open var canShowMIMEType: Bool {
        let type = answer.mimeType ?? ""
        return type.hasPrefix("text/") || type.hasPrefix("image/")
            || ["application/pdf", "application/json", "application/xhtml+xml", "application/xml"].contains(
                type)
    }
}

/// The delegate's answer to what a server answered.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not shown.
    case cancel
    /// It is shown.
    case allow
    /// It is stored; it is not shown here, as with `cancel`.
    case download
}
