/// Repairs the queries of a test that find nothing, run by run.
struct TestRepair {
    /// What came of it.
    struct Outcome: Equatable {
        /// The file's lines with all changes.
        let lines: [String]
        /// The failures in the file that are left.
        let remaining: [PrintedFailure]
        let runs: Int
    }

    /// The most runs: a test may fail at one query after another.
    static let mostRuns = 20

    /// The file's name, as failures have it.
    let file: String

    /// Repairs a file's lines.
    ///
    /// - Parameter run: runs the test with lines, and returns what is printed; it may stop with an error.
    func repair(_ lines: [String], run: ([String]) throws -> String) rethrows -> Outcome {
        var lines = lines
        var failures: [PrintedFailure] = []
        for count in 1...Self.mostRuns {
            failures = PrintedFailure.all(in: try run(lines)).filter { isHere($0) }
            // Only the first: those behind it may follow from it.
            guard let repair = failures.lazy.compactMap({ QueryRepair($0, in: lines) }).first else {
                return Outcome(lines: lines, remaining: failures, runs: count)
            }
            lines[repair.line - 1] = repair.new
        }
        return Outcome(lines: lines, remaining: failures, runs: Self.mostRuns)
    }

    private func isHere(_ failure: PrintedFailure) -> Bool {
        failure.file.split(separator: "/").last.map(String.init) == file
    }
}
