public import Foundation
public import FoundationNetworking

/// Foundation's class for the loading of requests by an application: a subclass answers those that it says it can.
open class URLProtocol: NSObject, @unchecked Sendable {
    // Sendable: the class is open, as Foundation's is, so it cannot be checked. Its properties are constant.
    /// The request that it loads.
    public let request: URLRequest
    /// The response that is stored for the request.
    public let cachedResponse: CachedURLResponse?
    /// Whom it tells what it has loaded.
    public let client: (any URLProtocolClient)?
    /// The task that is loaded.
    public let task: URLSessionTask?

    /// Makes a protocol for a request.
    public required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        (self.request, self.cachedResponse, self.client, task) = (request, cachedResponse, client, nil)
    }

    /// Makes a protocol for a task.
    public required init(
        task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        request = task.currentRequest ?? URLRequest(url: URL(fileURLWithPath: "/"))
        (self.cachedResponse, self.client, self.task) = (cachedResponse, client, task)
    }

    /// Whether the class loads a request; a subclass overrides it, or the other one.
    open class func canInit(with request: URLRequest) -> Bool { false }

    /// Whether the class loads a task.
    open class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    /// The request in its usual form.
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Whether two requests have the same stored response.
    open class func requestIsCacheEquivalent(_ first: URLRequest, to second: URLRequest) -> Bool {
        canonicalRequest(for: first) == canonicalRequest(for: second)
    }

    /// Begins to load, and tells the client what comes; does nothing unless overridden.
    open func startLoading() {}

    /// Ends the loading; does nothing unless overridden.
    open func stopLoading() {}

    /// Returns a property of a request.
    open class func property(forKey key: String, in request: URLRequest) -> Any? {
        FoundationNetworking::URLProtocol.property(forKey: key, in: request)
    }

    /// Sets a property of a request, such as that it is under way.
    open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
        FoundationNetworking::URLProtocol.setProperty(value, forKey: key, in: request)
    }

    /// Removes a property of a request.
    open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
        FoundationNetworking::URLProtocol.removeProperty(forKey: key, in: request)
    }

    /// Lets a class load requests of the shared session in the current test; the last one is asked first.
    @discardableResult
    open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard let type = protocolClass as? URLProtocol.Type else { return false }
        SimulatedNetwork.current.state.withLock { state in
            if !state.protocolClasses.contains(where: { $0 == type }) { state.protocolClasses.append(type) }
        }
        return true
    }

    /// Undoes ``registerClass(_:)``.
    open class func unregisterClass(_ protocolClass: AnyClass) {
        SimulatedNetwork.current.state.withLock { $0.protocolClasses.removeAll { $0 == protocolClass } }
    }

    /// The class that loads a task's request; `nil` to load it from the network.
    static func type(
        for request: URLRequest, of settings: URLSessionConfiguration, isShared: Bool
    ) -> URLProtocol.Type? {
        let registered = isShared ? SimulatedNetwork.current.state.withLock { $0.protocolClasses } : []
        guard settings.protocolClasses != nil || !registered.isEmpty else { return nil }
        let types =
            registered.reversed() + (settings.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        return types.first { $0.canInit(with: request) }
    }
}
