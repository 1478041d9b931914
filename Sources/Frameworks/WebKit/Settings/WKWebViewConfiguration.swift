/// The settings with which a web view is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Makes the settings of a plain web view.
    public override init() {
        super.init()
    }

    /// The scripts and message handlers.
    open var userContentController = WKUserContentController()
    /// The settings of pages.
    open var preferences = WKPreferences()
    /// The settings of a navigation, unless its delegate sets others.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The process of the pages. It has no effect here.
    open var processPool = WKProcessPool()
    /// The store of cookies and caches; the default one unless set.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// What is added to the user agent. It has no effect here.
    open var applicationNameForUserAgent: String?
    /// Whether pages wait until they are complete before they are shown. It has no effect here.
    open var suppressesIncrementalRendering = false
    /// Whether videos play within pages. It has no effect here.
    open var allowsInlineMediaPlayback = false
    /// Whether media may be shown by other devices. It has no effect here.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether videos may play in a window of their own. It has no effect here.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether pages may be zoomed whatever they say. It has no effect here.
    open var ignoresViewportScaleLimits = false
    /// Whether plain addresses are loaded securely where that is known to work. It has no effect here.
    open var upgradeKnownHostsToHTTPS = true
    /// Whether navigations stay in the domains that the application declares. It has no effect here.
    open var limitsNavigationsToAppBoundDomains = false
    /// The kinds of media that play only after a tap. It has no effect here.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The kinds of data that become links. It has no effect here.
    open var dataDetectorTypes: WKDataDetectorTypes = []

    /// Returns settings of the same values, which share the objects in them.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Shared(copied()) }.value
    }

    private struct Shared: @unchecked Sendable {
        let value: Any
        // Made and read on the main actor, on which `copy` is called.
        init(_ value: Any) { self.value = value }
    }

    final func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.userContentController = userContentController
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.processPool = processPool
        copy.websiteDataStore = websiteDataStore
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.dataDetectorTypes = dataDetectorTypes
        return copy
    }
}
