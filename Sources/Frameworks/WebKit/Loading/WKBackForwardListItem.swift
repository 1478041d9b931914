/// A page in the list of those that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    final let source: PageSource

    init(_ source: PageSource, url: URL, initialURL: URL) {
        (self.source, self.url, self.initialURL) = (source, url, initialURL)
        super.init()
    }

    /// The address of the page.
    open private(set) var url: URL
    /// The address that was asked for, before redirects.
    open private(set) var initialURL: URL
    /// The title of the page.
    open internal(set) var title: String?
}
