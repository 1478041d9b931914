public import Foundation
public import FoundationNetworking

/// What a session tells its delegate, on the session's queue; all methods are optional, as in Foundation.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
    /// The session is invalid, and calls its delegate no more.
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)

    /// The connection needs an identity, such as the trust in a server's certificate.
    ///
    /// A delegate without this method is asked as for one of a task.
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// The same as an `async` function; a class implements one of both.
    func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge) async
        -> (URLSession.AuthChallengeDisposition, URLCredential?)
}

extension URLSessionDelegate {
    /// Does nothing.
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}

    /// Leaves the challenge to the delegate's method for tasks.
    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        Unimplemented.note()
    }

    /// Leaves the challenge to the delegate's method for tasks.
    public func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge) async
        -> (URLSession.AuthChallengeDisposition, URLCredential?)
    {
        Unimplemented.note()
        return (.performDefaultHandling, nil)
    }
}
