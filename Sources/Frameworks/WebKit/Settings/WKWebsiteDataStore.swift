/// The store of what pages leave on the device. Pages here leave nothing but the cookies that code sets.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private final class Default: DeviceService {
        let store = WKWebsiteDataStore(isPersistent: true)

        init(_ device: SimulatedDevice) {}

        func applicationWasDeleted() { store.httpCookieStore.removeAll() }
    }

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    /// The store of the device.
    open class func `default`() -> WKWebsiteDataStore {
        SimulatedDevice.current.service(Default.self).store
    }

    /// Returns a store that lives no longer than its web views.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// The names of all kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
        ]
    }

    /// Whether what is stored outlives the application.
    open private(set) var isPersistent: Bool

    /// The cookies.
    open var httpCookieStore: WKHTTPCookieStore { httpCookieStoreStore }
    private let httpCookieStoreStore = WKHTTPCookieStore()

    /// Removes the data of some kinds: cookies, if they are among them.
    ///
    /// - Parameter completionHandler: called in a separate turn.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
        SimulatedDevice.current.inTurnOfItsOwn("removal of website data", completionHandler)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of cookies as a kind of data.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of caches on the disk as a kind of data.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of caches in memory as a kind of data.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of what pages store as a kind of data.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of what pages store for a session as a kind of data.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
