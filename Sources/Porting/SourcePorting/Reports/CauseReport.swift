/// How much a cause holds back.
struct CauseReport: Equatable, Encodable {
    let cause: Cause
    /// How many files have no other cause: as many compile without it.
    let alone: Int
    /// How many files have it among others.
    let files: Int

    /// The causes of files, those first that alone hold back most, then those of most files.
    static func ranked(_ files: [CheckedFile]) -> [CauseReport] {
        var counts: [Cause: (alone: Int, files: Int)] = [:]
        for file in files {
            for cause in file.verdict.causes {
                counts[cause, default: (0, 0)].files += 1
                if file.verdict.causes.count == 1 { counts[cause, default: (0, 0)].alone += 1 }
            }
        }
        return counts.map { CauseReport(cause: $0, alone: $1.alone, files: $1.files) }.sorted {
            ($1.alone, $1.files, $0.cause.kind.rawValue, $0.cause.name)
                < ($0.alone, $0.files, $1.cause.kind.rawValue, $1.cause.name)
        }
    }
}
