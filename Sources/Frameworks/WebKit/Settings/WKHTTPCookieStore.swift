import FoundationNetworking

/// The cookies of a data store: those that code sets.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    override init() {
        super.init()
    }

    /// Calls the handler with all cookies, in a separate turn.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        later { [self] in completionHandler(cookies) }
    }

    /// Adds a cookie, or replaces the one of its name, domain and path.
    ///
    /// - Parameter completionHandler: called in a separate turn.
    open func setCookie(
        _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        remove(cookie)
        cookies.append(cookie)
        later { completionHandler?() }
    }

    /// Removes the cookie of a cookie's name, domain and path.
    ///
    /// - Parameter completionHandler: called in a separate turn.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        remove(cookie)
        later { completionHandler?() }
    }

    final func removeAll() {
        cookies = []
    }

    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll {
            $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
        }
    }

    private func later(_ action: @escaping @MainActor () -> Void) {
        SimulatedDevice.current.inTurnOfItsOwn("cookies", action)
    }
}
