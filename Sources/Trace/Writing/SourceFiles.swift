import FailureReporting
import Foundation
import Synchronization

/// The source files that a trace names, as far as they can be read where it is written.
final class SourceFiles: Sendable {
    /// A longer statement is cut.
    private static let longestStatement = 12
    /// How many lines of a file are shown around one that is named.
    private static let context = 6

    private let files = Mutex<[String: [String]]>([:])

    private func lines(of path: String) -> [String] {
        if let lines = files.withLock({ $0[path] }) { return lines }
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        let lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
        files.withLock { $0[path] = lines }
        return lines
    }

    /// A call as it is written, on one line; `nil` if the file cannot be read, or something else stands there.
    ///
    /// - Parameter name: the name of the function, without its labels.
    func call(of name: String, at site: CallSite) -> String? {
        let lines = lines(of: "\(site.filePath)")
        guard site.line > 0, site.line <= lines.count else { return nil }
        let rest = lines[(Int(site.line) - 1)...].prefix(Self.longestStatement)
        return WrittenCall(of: name, in: Array(rest), column: Int(site.column))?.text
    }

    /// The excerpts around some lines, as keys of the format.
    func excerpts(around places: [(file: String, line: Int)], _ tables: inout DrawingTables) -> JSON {
        var wanted: [String: Set<Int>] = [:]
        for place in places where place.line > 0 {
            let range = max(1, place.line - Self.context)...(place.line + Self.context)
            wanted[place.file, default: []].formUnion(range)
        }
        var entries: [JSON] = []
        for (file, numbers) in wanted.sorted(by: { $0.key < $1.key }) {
            let lines = lines(of: file)
            for run in numbers.filter({ $0 <= lines.count }).sorted().runs {
                entries.append(
                    .object([
                        ("file", tables.text(file)), ("first", .integer(run.lowerBound)),
                        ("lines", .list(lines[(run.lowerBound - 1)..<run.upperBound].map { .text($0) })),
                    ]))
            }
        }
        return .list(entries)
    }
}

extension [Int] {
    /// The ranges of numbers that follow one another; the array is sorted.
    fileprivate var runs: [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for number in self {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs
    }
}
