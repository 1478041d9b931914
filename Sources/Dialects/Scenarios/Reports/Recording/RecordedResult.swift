/// A result as a line of the record.
struct RecordedResult: Codable, Hashable, Sendable {
    var process: String
    /// Its number in the process. A later line with the same number is in its place.
    var number: Int
    var result: ReportedResult
}

extension RecordedResult {
    var line: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    /// The results of a record, in an order that does not depend on which test or process was first.
    ///
    /// Lines that cannot be read are left out: the process that wrote them ended before their end.
    static func results(in lines: [Data]) -> [ReportedResult] {
        struct Key: Hashable {
            let process: String
            let number: Int
        }
        let decoder = JSONDecoder()
        var last: [Key: RecordedResult] = [:]
        for line in lines {
            guard let recorded = try? decoder.decode(RecordedResult.self, from: line) else { continue }
            last[Key(process: recorded.process, number: recorded.number)] = recorded
        }
        return last.values.sorted { $0.sortKey < $1.sortKey }.map(\.result)
    }

    private var sortKey: (String, String, String, String, String, Int) {
        let test = result.test
        return (
            test?.module ?? "", test?.suite ?? "", test?.function ?? "", test?.argument ?? "", process,
            number
        )
    }
}
