/// A folder where the processes of a run leave their results, and reports of all of them.
struct ReportFolder: Sendable {
    let path: String
    let run: String
    let root: String

    private var record: String { "\(path)/record.ndjson" }

    /// Adds a result to the record, after the folder is made if it is not there.
    ///
    /// - Parameter isFirst: whether the process adds its first one: of another run, it then removes what that has left.
    func add(_ result: RecordedResult, isFirst: Bool) throws {
        if isFirst { try makeFolder() }
        try RecordFile.withLock(at: record) { file in
            if try file.run != run {
                guard isFirst else { throw takenOver }
                try file.begin(run: run)
                for format in ScenarioReport.Format.allCases { unlink("\(path)/\(format.fileName)") }
            }
            try file.append(result.line)
        }
    }

    /// Writes the reports of what all processes of the run have recorded so far.
    ///
    /// A reader never sees half of a report.
    func writeReports() throws {
        try RecordFile.withLock(at: record) { file in
            guard try file.run == run else { throw takenOver }
            let results = RecordedResult.results(in: try file.results)
            let features = ReportedFeature.features(of: results, root: root)
            for format in ScenarioReport.Format.allCases {
                let file = "\(path)/\(format.fileName)"
                let text = format.text(of: features)
                let isWritten = FileManager.default.createFile(
                    atPath: file + ".new", contents: Data(text.utf8))
                guard isWritten, rename(file + ".new", file) == 0 else {
                    throw RecordFile.Failure.ofSystem(file)
                }
            }
        }
    }

    private var takenOver: RecordFile.Failure {
        RecordFile.Failure(path: record, reason: "Another run of tests has begun to write there")
    }

    private func makeFolder() throws {
        var folder = ""
        for name in path.split(separator: "/") {
            folder += "/\(name)"
            guard mkdir(folder, 0o755) != 0, errno != EEXIST else { continue }
            let failure = RecordFile.Failure.ofSystem(folder)
            // A file system that cannot be written says so of folders that are there, too.
            if access(folder, F_OK) != 0 { throw failure }
        }
    }
}
