/// The text of a report over several files.
struct PortingSummary {
    let reports: [FileReport]

    /// A line for each file in which something was rewritten or could not be, then the sums, then what could not be
    /// rewritten, the most frequent first.
    var text: String {
        let files = reports.filter { !$0.counts.isEmpty || !$0.warnings.isEmpty }.map { report in
            var parts = report.counts.map { "\($0.count) \($0.form.rawValue)" }
            if !report.warnings.isEmpty { parts.append(Self.number(report.warnings.count, "warning")) }
            return "\(report.path): \(parts.joined(separator: ", "))"
        }
        let changed = reports.filter { !$0.counts.isEmpty }.count
        var lines = files + ["\(Self.number(reports.count, "file")), \(changed) rewritten."]
        for form in RewrittenForm.allCases {
            let sum = reports.reduce(0) { $0 + $1.count(of: form) }
            if sum > 0 { lines.append("  \(sum) \(form.rawValue)") }
        }
        let missing = ranked(reports.flatMap(\.warnings).map(\.message))
        if !missing.isEmpty {
            lines.append("Not rewritten:")
            lines += missing.map { "  \($0.count) \($0.message)" }
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private func ranked(_ messages: [String]) -> [(message: String, count: Int)] {
        var counts: [String: Int] = [:]
        for message in messages { counts[message, default: 0] += 1 }
        return counts.map { (message: $0.key, count: $0.value) }.sorted { first, second in
            first.count != second.count ? first.count > second.count : first.message < second.message
        }
    }
}
