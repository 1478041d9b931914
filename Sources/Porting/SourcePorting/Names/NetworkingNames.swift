/// Names of Foundation's networking, which Apple's Foundation has itself.
enum NetworkingNames {
    static let all: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
        "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
        "URLSessionUploadTask",
    ]
}
