/// Names of Foundation's networking, which Apple's Foundation has itself.
enum NetworkingNames {
    /// Values, which are the same everywhere.
    static let values: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
        "URLAuthenticationChallenge", "URLCredential", "URLProtectionSpace", "URLRequest", "URLResponse",
    ]

    /// What UIKit has others of, which belong to the test that runs.
    static let ofTheWorld: Set<String> = [
        "HTTPCookieStorage", "URLCache", "URLCredentialStorage", "URLProtocol", "URLProtocolClient",
        "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
        "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
    ]

    static let all = values.union(ofTheWorld)
}
