import FailureReporting
public import Foundation
public import FoundationNetworking

// What calls mean that are written as Foundation's: they note their lines, and call the methods of Foundation's
// types, which
// subclasses override and protocols of an application ask for.
extension URLSession {
    /// Makes a task that loads a URL, and notes the line that does.
    public final func dataTask(
        with url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> URLSessionDataTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) { self.dataTask(with:)(url) }
    }

    /// Makes a task that loads a request, and notes the line that does.
    public final func dataTask(
        with request: URLRequest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> URLSessionDataTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) { self.dataTask(with:)(request) }
    }

    /// Makes a task that loads a URL, and calls a handler at its end, and notes the line that does.
    public final func dataTask(
        with url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.dataTask(with:completionHandler:)(url, completionHandler)
        }
    }

    /// Makes a task that loads a request, and calls a handler at its end, and notes the line that does.
    public final func dataTask(
        with request: URLRequest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.dataTask(with:completionHandler:)(request, completionHandler)
        }
    }

    /// Makes a task that sends a file, and notes the line that does.
    public final func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> URLSessionUploadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.uploadTask(with:fromFile:)(request, fileURL)
        }
    }

    /// Makes a task that sends data, and notes the line that does.
    public final func uploadTask(
        with request: URLRequest, from bodyData: Data, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> URLSessionUploadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.uploadTask(with:from:)(request, bodyData)
        }
    }

    /// Makes a task that sends a file, and calls a handler at its end, and notes the line that does.
    public final func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.uploadTask(with:fromFile:completionHandler:)(request, fileURL, completionHandler)
        }
    }

    /// Makes a task that sends data, and calls a handler at its end, and notes the line that does.
    public final func uploadTask(
        with request: URLRequest, from bodyData: Data?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.uploadTask(with:from:completionHandler:)(request, bodyData, completionHandler)
        }
    }

    /// Makes a task that loads a URL into a file, and notes the line that does.
    public final func downloadTask(
        with url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> URLSessionDownloadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) { self.downloadTask(with:)(url) }
    }

    /// Makes a task that loads a request into a file, and notes the line that does.
    public final func downloadTask(
        with request: URLRequest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> URLSessionDownloadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) { self.downloadTask(with:)(request) }
    }

    /// Makes a task that loads a URL into a file, and calls a handler at its end, and notes the line that does.
    public final func downloadTask(
        with url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.downloadTask(with:completionHandler:)(url, completionHandler)
        }
    }

    /// Makes a task that loads a request into a file, and calls a handler at its end, and notes the line that does.
    public final func downloadTask(
        with request: URLRequest, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        TaskLine.note(CallSite(fileID, filePath, line, column)) {
            self.downloadTask(with:completionHandler:)(request, completionHandler)
        }
    }
}

/// The line that makes a task, while it does.
enum TaskLine {
    @TaskLocal static var current: CallSite?

    static func note<Result>(_ site: CallSite, _ make: () -> Result) -> Result {
        // Of nested calls, the outermost is the application's.
        guard current == nil else { return make() }
        return $current.withValue(site, operation: make)
    }
}
