import JSONWriting
import SourceReading

/// Excerpts of the source files that a trace names, as far as they can be read where it is written.
struct SourceExcerpts {
    /// How many lines are shown above and below one that is named.
    private static let context = 6

    private let wanted: [String: Set<Int>]

    init(around places: [(file: String, line: Int)]) {
        var wanted: [String: Set<Int>] = [:]
        for place in places where place.line > 0 {
            let range = max(1, place.line - Self.context)...(place.line + Self.context)
            wanted[place.file, default: []].formUnion(range)
        }
        self.wanted = wanted
    }

    func json(_ tables: inout DrawingTables) -> JSON {
        var entries: [JSON] = []
        for (file, numbers) in wanted.sorted(by: { $0.key < $1.key }) {
            let lines = SourceFiles.lines(of: file) ?? []
            for run in numbers.filter({ $0 <= lines.count }).sorted().runs {
                let excerpt = lines[(run.lowerBound - 1)..<run.upperBound]
                entries.append(
                    .object([
                        ("file", tables.file(file)), ("first", .integer(run.lowerBound)),
                        ("lines", .strings(excerpt.map { String(decoding: $0, as: UTF8.self) })),
                    ]))
            }
        }
        return .array(entries)
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
