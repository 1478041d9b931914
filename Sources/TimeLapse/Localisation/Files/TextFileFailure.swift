import FailureReporting
import Foundation

/// A file of texts that cannot be read.
struct TextFileFailure: Failure, Hashable {
    /// The file and its folder, such as `de.lproj/Localizable.strings`.
    let file: String
    let reason: String

    init(_ path: String, _ error: any Error) {
        file = path.split(separator: "/").suffix(2).joined(separator: "/")
        reason = Self.reason(error)
    }

    var description: String {
        "\(file) cannot be read, so none of its texts is found: \(reason)."
    }

    private static func reason(_ error: any Error) -> String {
        let text =
            switch error {
            case let error as StringsSyntaxError: error.description
            case let error as TextEncodingError: error.description
            case let error as DecodingError: reason(error)
            default:
                (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
            return "\(context.debugDescription)\(path.isEmpty ? "" : " (at \(path))")"
        case .dataCorrupted(let context):
            guard let cause = context.underlyingError else { return context.debugDescription }
            return reason(cause)
        @unknown default: return "\(error)"
        }
    }
}

/// Bytes that are no text.
struct TextEncodingError: Error, CustomStringConvertible {
    var description: String { "it is neither UTF-8 nor UTF-16" }
}
