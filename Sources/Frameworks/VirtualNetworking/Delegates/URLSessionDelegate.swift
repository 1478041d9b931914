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
}
