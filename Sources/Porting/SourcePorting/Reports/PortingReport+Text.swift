extension PortingReport {
    /// How many causes the text has; the page and JSON have all.
    private static let causeLimit = 40

    /// The report as text: how many files compile, what holds back the others, the files of most weight, what is
    /// rewritten, a line for each file, and the errors and warnings in the compiler's format.
    var text: String {
        let parts = [
            headlines, causeLines, modules.flatMap(holderLines), [sentence] + sums.map { "  \($0)" },
            Self.list("Not rewritten:", notRewritten), files.compactMap(\.line),
            files.flatMap { $0.errors.map(\.text) + $0.report.warnings.map(\.description) },
            unreadable.map { "Left out: \($0)" },
        ]
        return parts.joined().map { "\($0)\n" }.joined()
    }

    /// `3 files, 2 rewritten.`
    private var sentence: String {
        "\(Plural.text(files.count, "file")), \(files.count { !$0.report.counts.isEmpty }) rewritten."
    }

    private var causeLines: [String] {
        guard !causes.isEmpty else { return [] }
        let lines = causes.prefix(Self.causeLimit).map { cause in
            Self.padded(cause.alone) + " " + Self.padded(cause.files)
                + "  \(cause.cause.kind.rawValue): \(cause.cause.name)"
        }
        let rest = causes.count - lines.count
        return ["What holds files back: files by this alone, files in all, and the cause:"] + lines
            + (rest > 0 ? ["     … and \(Plural.text(rest, "cause")) more: --json or --page FILE"] : [])
    }

    /// The files that hold a module back, those with most files behind them first.
    private func holderLines(_ module: ModuleReport) -> [String] {
        let holders = CheckedFile.holders(files.filter { $0.module == module.name })
        guard !holders.isEmpty else { return [] }
        let lines = holders.map { file in
            let causes = file.verdict.causes.prefix(3).map(\.name).joined(separator: ", ")
            let rest = file.verdict.causes.count > 3 ? ", …" : ""
            let errors = Plural.text(file.errors.count, "error")
            return "\(Self.padded(file.behind))  \(file.path): \(errors): \(causes)\(rest)"
        }
        return ["What holds \(module.name) back: files that wait for it, and the file:"] + lines
    }

    private static func padded(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(5 - text.count, 0)) + text
    }

    private static func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : [title] + items.map { "  \($0)" }
    }
}
