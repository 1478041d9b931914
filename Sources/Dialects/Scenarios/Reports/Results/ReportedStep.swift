/// A step of a scenario, or a scenario inside another, with what happened in it.
struct ReportedStep: Hashable, Sendable {
    /// The step itself.
    var part: ReportedPart
    /// The steps and scenarios inside.
    var inner: [ReportedPart] = []

    /// The word that it begins with; `*` of a scenario inside another.
    var keyword: String { part.writtenKeyword ?? "*" }

    /// What happens in it, without the keyword.
    var words: String { part.keyword == nil ? part.title : part.words }

    /// The failures in it and in the parts inside.
    var failures: [String] { part.failures + inner.flatMap(\.failures) }

    /// Why it was skipped, if that is known.
    var reasonToSkip: String? {
        part.outcome == .skipped ? part.reasonToSkip ?? inner.lazy.compactMap(\.reasonToSkip).first : nil
    }

    /// The parts inside as indented lines.
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
