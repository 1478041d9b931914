/// The text of a report over several files.
struct PortingSummary {
    let reports: [FileReport]
    /// What the compiler says; `nil` if it was not asked.
    var check: CompileResult?
    /// What is wrong with the files that could not be read.
    var unreadable: [String] = []

    /// The compiler's errors; a line for each file that has something to say; the sums; then what is missing and what
    /// could not be rewritten, the most frequent first; and what could not be checked.
    var text: String {
        let errors = reports.flatMap { check?.errors[$0.path] ?? [] }.map(\.text)
        let lines = errors + reports.compactMap(line) + [sentence] + sums + ranked + notes
        return lines.map { "\($0)\n" }.joined()
    }

    /// The line of a file: whether it compiles, and what was rewritten; `nil` if nothing is to be said.
    private func line(for report: FileReport) -> String? {
        var parts = report.counts.map { "\($0.count) \($0.form.rawValue)" }
        if !report.warnings.isEmpty { parts.append(Self.number(report.warnings.count, "warning")) }
        if isChecked {
            let count = check?.errors[report.path]?.count ?? 0
            parts.insert(count == 0 ? "compiles" : Self.number(count, "error"), at: 0)
        }
        return parts.isEmpty ? nil : "\(report.path): \(parts.joined(separator: ", "))"
    }

    private var isChecked: Bool { check.map { $0.obstacle == nil } ?? false }

    /// `3 files, 2 rewritten, 2 compile, 1 left.`
    private var sentence: String {
        let rewritten = reports.filter { !$0.counts.isEmpty }.count
        var text = "\(Self.number(reports.count, "file")), \(rewritten) rewritten"
        if isChecked {
            let left = reports.filter { !(check?.errors[$0.path] ?? []).isEmpty }.count
            text += ", \(reports.count - left) compile, \(left) left"
        }
        return "\(text)."
    }

    /// How often each form was rewritten in all files.
    private var sums: [String] {
        RewrittenForm.allCases.compactMap { form in
            let sum = reports.reduce(0) { $0 + $1.count(of: form) }
            return sum > 0 ? "  \(sum) \(form.rawValue)" : nil
        }
    }

    /// What is missing, other errors, and what could not be rewritten.
    private var ranked: [String] {
        let missing = (check?.missingModuleNames ?? []) + (check?.missingNames ?? [])
        let others = reports.flatMap { check?.errors[$0.path] ?? [] }.filter { $0.missingName == nil }
        return Self.list("Missing:", missing)
            + Self.list("Other errors:", Self.ranked(others.map(\.message)))
            + Self.list("Not rewritten:", Self.ranked(reports.flatMap(\.warnings).map(\.message)))
    }

    /// What could not be read or checked.
    private var notes: [String] {
        var notes = unreadable.map { "Left out: \($0)" }
        if let obstacle = check?.obstacle {
            notes.append("Not checked whether the files compile: \(obstacle).")
        }
        return notes
    }

    static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : [title] + items.map { "  \($0)" }
    }

    private static func ranked(_ messages: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for message in messages { counts[message, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    }
}
