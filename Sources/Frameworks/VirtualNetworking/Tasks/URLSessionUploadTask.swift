import FoundationNetworking

/// A task that sends data, a file or a stream, and loads the response.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {
    // Sendable: it adds no state.
}
