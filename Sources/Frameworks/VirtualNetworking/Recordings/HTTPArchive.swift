import Foundation

/// Requests and responses in a file (HTTP Archive 1.2), as browsers write them.
enum HTTPArchive {
    struct Entry: Codable {
        var startedDateTime: String
        /// Milliseconds.
        var time: Double
        var request: Request
        var response: Response
        var cache = Cache()
        var timings: Timings
    }

    struct Cache: Codable {}

    struct Timings: Codable {
        var send = 0.0
        var wait: Double
        var receive = 0.0
    }

    struct Pair: Codable {
        var name: String
        var value: String
    }

    struct Request: Codable {
        var method: String
        var url: String
        var httpVersion = "HTTP/1.1"
        var cookies: [Pair] = []
        var headers: [Pair]
        var queryString: [Pair]
        var postData: PostData?
        var headersSize = -1
        var bodySize: Int
    }

    struct PostData: Codable {
        var mimeType: String
        var text: String
    }

    struct Response: Codable {
        var status: Int
        var statusText: String
        var httpVersion = "HTTP/1.1"
        var cookies: [Pair] = []
        var headers: [Pair]
        var content: Content
        var redirectURL = ""
        var headersSize = -1
        var bodySize: Int
    }

    struct Content: Codable {
        var size: Int
        var mimeType: String
        var text: String?
        /// `base64`, or nothing for a text.
        var encoding: String?

        var data: Data {
            guard let text else { return Data() }
            return encoding == "base64" ? Data(base64Encoded: text) ?? Data() : Data(text.utf8)
        }
    }
}

/// The same as it is read: what routes need, and nothing else, as programs leave out what they do not know.
struct ReadArchive: Decodable {
    struct Log: Decodable {
        var entries: [Entry]
    }

    struct Entry: Decodable {
        var time: Double?
        var request: Request
        var response: Response
    }

    struct Request: Decodable {
        var method: String
        var url: String
    }

    struct Response: Decodable {
        var status: Int
        var headers: [HTTPArchive.Pair]?
        var content: Content?
    }

    struct Content: Decodable {
        var mimeType: String?
        var text: String?
        var encoding: String?
    }

    var log: Log
}
