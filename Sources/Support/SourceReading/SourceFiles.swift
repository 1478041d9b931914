import Foundation
import Synchronization

/// The lines of the source files of tests; each file is read once.
package enum SourceFiles {
    private static let files = Mutex<[String: [ArraySlice<UInt8>]?]>([:])

    package static func lines(of path: String) -> [ArraySlice<UInt8>]? {
        files.withLock { files in
            if let known = files[path] { return known }
            let lines = FileManager.default.contents(atPath: path).map { split([UInt8]($0)) }
            files[path] = .some(lines)
            return lines
        }
    }

    /// The lines as the compiler counts them: of all characters for line breaks, it knows these two alone.
    package static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        guard bytes.contains(feed) else {
            return bytes.split(separator: carriageReturn, omittingEmptySubsequences: false)
        }
        return bytes.split(separator: feed, omittingEmptySubsequences: false)
            .map { $0.last == carriageReturn ? $0.dropLast() : $0 }
    }
}
