/// A step of a scenario, or a scenario inside another, with what happened in it.
struct ReportedStep: Hashable, Sendable {
    var part: ReportedPart
    var inner: [ReportedPart] = []

    /// The word that it begins with; `*` of a scenario inside another.
    var keyword: String { part.writtenKeyword ?? "*" }

    var words: String { part.keyword == nil ? part.title : part.words }

    var failures: [String] { part.failures + inner.flatMap(\.failures) }

    var reasonToSkip: String? {
        part.outcome == .skipped ? part.reasonToSkip ?? inner.lazy.compactMap(\.reasonToSkip).first : nil
    }

    var innerLines: [String] {
        inner.flatMap { $0.lines(indentedFrom: part.depth + 1) }
    }
}

extension ReportedPart {
    /// The part as it is printed, one line and one for each failure, indented by how much deeper it is than `depth`.
    func lines(indentedFrom depth: Int) -> [String] {
        let indentation = String(repeating: "  ", count: max(self.depth - depth, 0))
        return
            ([head] + notes.map { "    " + $0 }
            + failures.map { "    " + ($0.split(separator: "\n").first ?? "") })
            .map { indentation + $0 }
    }

    private var head: String {
        let time = duration > .zero ? " (\(duration.roundedText))" : ""
        if keyword == nil { return "\(title)\(outcome == .skipped ? " (skipped)" : time)" }
        return "\(outcome.mark) \(title)\(reasonToSkip.map { " (\($0))" } ?? time)"
    }
}
