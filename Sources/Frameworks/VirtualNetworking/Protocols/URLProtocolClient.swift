public import Foundation
public import FoundationNetworking

/// What a `URLProtocol` tells of its loading, on any thread.
public protocol URLProtocolClient: NSObjectProtocol, Sendable {
    /// The request is redirected: the task loads the new one instead.
    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)

    /// The stored response is the answer.
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)

    /// The response has begun.
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy)

    /// A piece of the body has come.
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)

    /// The body is complete.
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)

    /// The loading has failed.
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}
