import FailureReporting

/// Why a visual format makes no constraints, and at which of its bytes.
struct VisualFormatError: Error {
    var reason: String
    /// `nil` if it concerns the whole format.
    var position: Int?
}

/// A visual format that makes no constraints.
struct VisualFormatFailure: DescribedFailure {
    let description: String

    /// How many bytes of a long format are shown on each side of the place.
    private static let excerpt = 50
}

extension VisualFormatFailure {
    init(_ error: VisualFormatError, in format: String) {
        let bytes = Array(format.utf8)
        let place = error.position ?? 0
        let isLong = bytes.count > 2 * Self.excerpt + 20
        let start = isLong ? max(0, place - Self.excerpt) : 0
        let end = isLong ? min(bytes.count, place + Self.excerpt) : bytes.count
        var line = String(decoding: bytes[start..<end], as: UTF8.self)
        // One character for each, so that the caret stands below the right one.
        line = String(line.map { $0.isWhitespace ? " " : $0 })
        if start > 0 { line = "…" + line }
        if end < bytes.count { line += "…" }
        var lines = ["Unable to parse constraint format:", error.reason]
        if !bytes.isEmpty { lines.append(line) }
        if let position = error.position, !bytes.isEmpty {
            lines.append(String(repeating: " ", count: position - start + (start > 0 ? 1 : 0)) + "^")
        }
        self.init(lines.joined(separator: "\n"))
    }
}
