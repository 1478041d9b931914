/// A file of the application with what the compiler says of it.
struct CheckedFile {
    let module: String
    let report: FileReport
    let verdict: FileVerdict
    /// The compiler's errors.
    let errors: [CompilerDiagnostic]
    /// How many files wait for this one.
    var behind = 0

    var path: String { report.path }

    /// The files that have errors of their own, those with most files behind them first, then those with most errors.
    static func holders(_ files: [CheckedFile]) -> [CheckedFile] {
        files.filter { $0.verdict.state == .hasErrors }.sorted {
            ($1.behind, $1.errors.count, $0.path) < ($0.behind, $0.errors.count, $1.path)
        }
    }

    /// What is said of the file in a line; `nil` if there is nothing to say.
    var line: String? {
        var parts = report.counts.map { "\($0.count) \($0.form.rawValue)" }
        if !report.warnings.isEmpty { parts.append(Plural.text(report.warnings.count, "warning")) }
        switch verdict.state {
        case .compiles: parts.insert("compiles", at: 0)
        case .hasErrors: parts.insert(Plural.text(errors.count, "error"), at: 0)
        case .waits: parts.insert("waits for \(verdict.waitsFor.joined(separator: " and "))", at: 0)
        case .notChecked where !errors.isEmpty: parts.insert(Plural.text(errors.count, "error"), at: 0)
        case .notChecked: break
        }
        return parts.isEmpty ? nil : "\(path): \(parts.joined(separator: ", "))"
    }
}
