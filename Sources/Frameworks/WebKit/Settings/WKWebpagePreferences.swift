/// The settings of one navigation. It has no effect here.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The kind of page that a server is asked for.
    public enum ContentMode: Int, Sendable {
        /// The one that fits the device.
        case recommended
        /// One for phones.
        case mobile
        /// One for computers.
        case desktop
    }

    /// Makes the settings that navigations have at first.
    public override init() {
        super.init()
    }

    /// The kind of page that a server is asked for.
    open var preferredContentMode = ContentMode.recommended
    /// Whether scripts of the page run.
    open var allowsContentJavaScript = true
}
