public import Foundation
public import FoundationNetworking

/// The settings of a session, as Foundation's; a session copies them.
open class URLSessionConfiguration: NSObject, NSCopying {
    /// A new configuration with the shared cookies, cache and credentials.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

    /// A new configuration with cookies, cache and credentials of its own.
    open class var ephemeral: URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.httpCookieStorage = HTTPCookieStorage()
        configuration.urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0)
        configuration.urlCredentialStorage = URLCredentialStorage()
        return configuration
    }

    /// A configuration for transfers in the background; to make a session with it is a failure.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }

    /// Makes the default configuration.
    public override init() {
        super.init()
    }

    /// The name of a configuration for transfers in the background; `nil` for any other.
    open private(set) var identifier: String?
    /// When tasks read the cache, unless their request says otherwise.
    open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
    /// The seconds of virtual time that a task waits for more, unless its request says otherwise.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The seconds of virtual time that a task may take.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// Whether tasks wait for a connection instead of failing without one.
    open var waitsForConnectivity = false
    /// Headers that requests get which do not have them.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// Whether requests get the cookies of the storage, and its cookies those of responses.
    open var httpShouldSetCookies = true
    /// Which cookies of responses are stored.
    open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
    /// The cookies of the session; `nil` for none.
    open var httpCookieStorage: HTTPCookieStorage? = .shared
    /// The credentials of the session; `nil` for none.
    open var urlCredentialStorage: URLCredentialStorage? = .shared
    /// The cache of the session; `nil` for none.
    open var urlCache: URLCache? = .shared
    /// Protocols that are asked before the network, in their order.
    open var protocolClasses: [AnyClass]?
    /// What the traffic is for. It has no effect here.
    open var networkServiceType = NSURLRequest.NetworkServiceType.default
    /// Whether tasks may use a mobile network. It has no effect here.
    open var allowsCellularAccess = true
    /// Whether tasks may use an expensive network. It has no effect here.
    open var allowsExpensiveNetworkAccess = true
    /// Whether tasks may use a network in Low Data Mode. It has no effect here.
    open var allowsConstrainedNetworkAccess = true
    /// Whether the system chooses when to load. It has no effect here.
    open var isDiscretionary = false
    /// Whether the system launches the application for a session in the background. It has no effect here.
    open var sessionSendsLaunchEvents = false
    /// The name of the container of a session in the background. It has no effect here.
    open var sharedContainerIdentifier: String?
    /// Whether connections stay open in the background. It has no effect here.
    open var shouldUseExtendedBackgroundIdleMode = false
    /// Whether requests are sent before responses have come. It has no effect here.
    open var httpShouldUsePipelining = false
    /// How many connections there are to a host: tasks are answered side by side. It has no effect here.
    open var httpMaximumConnectionsPerHost = 6
    /// The proxies of the session. It has no effect here.
    open var connectionProxyDictionary: [AnyHashable: Any]?

    /// Returns a copy.
    open func copy(with zone: NSZone?) -> Any { duplicate }

    open override func copy() -> Any { duplicate }

    var duplicate: URLSessionConfiguration {
        let copy = URLSessionConfiguration()
        copy.identifier = identifier
        copy.requestCachePolicy = requestCachePolicy
        copy.timeoutIntervalForRequest = timeoutIntervalForRequest
        copy.timeoutIntervalForResource = timeoutIntervalForResource
        copy.waitsForConnectivity = waitsForConnectivity
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.httpShouldSetCookies = httpShouldSetCookies
        copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
        copy.httpCookieStorage = httpCookieStorage
        copy.urlCredentialStorage = urlCredentialStorage
        copy.urlCache = urlCache
        copy.protocolClasses = protocolClasses
        copyUnused(to: copy)
        return copy
    }

    private func copyUnused(to copy: URLSessionConfiguration) {
        copy.networkServiceType = networkServiceType
        copy.allowsCellularAccess = allowsCellularAccess
        copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
        copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
        copy.isDiscretionary = isDiscretionary
        copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
        copy.sharedContainerIdentifier = sharedContainerIdentifier
        copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
        copy.httpShouldUsePipelining = httpShouldUsePipelining
        copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
        copy.connectionProxyDictionary = connectionProxyDictionary
    }
}
