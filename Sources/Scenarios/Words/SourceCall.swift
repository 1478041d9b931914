import FailureReporting
import Foundation
import Synchronization

/// A call in the source of a test: its name, and what stands between its parentheses.
struct SourceCall {
    let name: String
    let arguments: String

    /// Reads the call at a site, whose column is that of the opening parenthesis; `nil` if the source is not at hand.
    init?(at site: CallSite) {
        guard let lines = SourceFiles.lines(of: "\(site.filePath)"), site.line >= 1,
            lines.indices.contains(Int(site.line) - 1)
        else { return nil }
        let line = lines[Int(site.line) - 1].utf8
        guard site.column >= 1,
            let start = line.index(
                line.startIndex, offsetBy: Int(site.column) - 1, limitedBy: line.endIndex)
        else { return nil }
        let before = line[..<start].reversed().prefix { $0.isPartOfName }
        name = String(decoding: before.reversed(), as: UTF8.self)
        let following = lines[Int(site.line)...].prefix(Self.lineLimit).joined(separator: "\n")
        guard let arguments = SourceScanner.parenthesized(String(line[start...])! + "\n" + following) else {
            return nil
        }
        self.arguments = arguments
    }

    /// How many lines a call may go on for.
    private static let lineLimit = 30
}

extension UInt8 {
    /// Whether the byte is part of a Swift name; beyond ASCII, all are.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
}

/// The lines of the source files of tests, each read once.
private enum SourceFiles {
    private static let files = Mutex<[String: [Substring]?]>([:])

    static func lines(of path: String) -> [Substring]? {
        files.withLock { files in
            if let known = files[path] { return known }
            let lines = (try? String(contentsOfFile: path, encoding: .utf8))?
                .split(separator: "\n", omittingEmptySubsequences: false)
            files[path] = .some(lines)
            return lines
        }
    }
}
