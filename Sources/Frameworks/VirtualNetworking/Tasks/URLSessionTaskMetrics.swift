public import Foundation
public import FoundationNetworking

/// What a task did when, by the virtual clock's dates.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    // Sendable: its properties are constant.
    /// Where a response came from.
    public typealias ResourceFetchType = FoundationNetworking::URLSessionTaskMetrics.ResourceFetchType

    /// One for each request that was sent: redirections make several.
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    /// From when the task was resumed to when it was complete.
    public let taskInterval: DateInterval
    /// How many redirections were followed.
    public let redirectCount: Int

    init(_ transactions: [URLSessionTaskTransactionMetrics], _ interval: DateInterval, redirects: Int) {
        (transactionMetrics, taskInterval, redirectCount) = (transactions, interval, redirects)
    }
}

/// What became of one request of a task, by the virtual clock's dates.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    // Sendable: its properties are constant once the task is complete, before which nobody has it.
    /// The request that was sent.
    public let request: URLRequest
    /// Its response; `nil` if none came.
    public internal(set) var response: URLResponse?
    /// When the request began.
    public let fetchStartDate: Date?
    /// When its first byte was sent.
    public var requestStartDate: Date? { fetchStartDate }
    /// When its last byte was sent.
    public var requestEndDate: Date? { fetchStartDate }
    /// When the response began.
    public internal(set) var responseStartDate: Date?
    /// When the response was complete.
    public internal(set) var responseEndDate: Date?
    /// Where the response came from.
    public internal(set) var resourceFetchType = URLSessionTaskMetrics.ResourceFetchType.networkLoad
    /// The bytes of the request's body.
    public internal(set) var countOfRequestBodyBytesSent: Int64 = 0
    /// The bytes of the response's body.
    public internal(set) var countOfResponseBodyBytesReceived: Int64 = 0

    init(_ request: URLRequest, at date: Date) {
        (self.request, fetchStartDate) = (request, date)
    }
}
