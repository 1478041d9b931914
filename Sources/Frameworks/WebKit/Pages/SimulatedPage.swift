/// What a web server answers, as a test sets it: a page, a redirect or an error.
///
/// ```swift
/// let device = SimulatedDevice.current
/// device.pages["https://example.com/terms"] = "<title>Terms</title><h1>Terms</h1><a href='/privacy'>Privacy</a>"
/// device.pages["https://example.com/old"] = .redirect(to: "https://example.com/terms")
/// device.pages["https://example.com/down"] = .failure(URLError(.cannotConnectToHost))
/// ```
///
/// A web view shows the texts of a page as labels and its links as buttons, which `tapOn` finds. Style sheets, images,
/// forms and scripts are not read.
public struct SimulatedPage: ExpressibleByStringLiteral {
    enum Answer {
        case page
        case redirect(String)
        case failure(any Error)
    }

    /// The source of the page.
    public var html: String
    /// The status of the answer; 200 unless set.
    public var statusCode: Int
    /// The type of the answer; `text/html` unless set.
    public var mimeType: String
    /// The virtual time until the server answers; zero unless set.
    public var delay: Duration
    /// The virtual time from the answer until the page is there as a whole; zero unless set.
    public var contentDelay: Duration
    /// What scripts return, by their source, for `evaluateJavaScript(_:completionHandler:)`.
    public var scriptResults: [String: Any] = [:]
    var answer = Answer.page

    /// Makes an answer with a page.
    ///
    /// - Parameters:
    ///   - html: the source of the page.
    ///   - statusCode: the status of the answer.
    ///   - mimeType: the type of the answer.
    ///   - delay: the virtual time until the server answers; one below zero counts as zero.
    ///   - contentDelay: the virtual time from the answer until the page is there as a whole.
    public init(
        html: String, statusCode: Int = 200, mimeType: String = "text/html", delay: Duration = .zero,
        contentDelay: Duration = .zero
    ) {
        self.html = html
        self.statusCode = statusCode
        self.mimeType = mimeType
        self.delay = delay
        self.contentDelay = contentDelay
    }

    /// Makes an answer with a page of a source.
    public init(stringLiteral value: String) {
        self.init(html: value)
    }

    /// Returns an answer that leads to another address, complete or relative to the page's own.
    public static func redirect(to address: String, delay: Duration = .zero) -> SimulatedPage {
        var page = SimulatedPage(html: "", statusCode: 302, delay: delay)
        page.answer = .redirect(address)
        return page
    }

    /// Returns an answer that never comes: the navigation fails with an error.
    public static func failure(_ error: any Error, delay: Duration = .zero) -> SimulatedPage {
        var page = SimulatedPage(html: "", delay: delay)
        page.answer = .failure(error)
        return page
    }
}
