/// The loading of a page: an object that stands for it in the delegate's methods.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    override init() {
        super.init()
    }

    /// The settings that the delegate chose for the page.
    open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
}
