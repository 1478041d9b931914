extension PortingReport {
    /// The report as a page: one file of HTML.
    var page: String {
        let title = Self.escaped(headlines.first ?? "\(Plural.text(files.count, "file"))")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>\(title)</title>
            <style>
            body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
            table { border-collapse: collapse; }
            th, td { border-bottom: 1px solid #ccc; padding: 2px 12px 2px 0; text-align: left; }
            td { vertical-align: top; }
            td.number, th.number { text-align: right; }
            pre { margin: 0 0 8px; white-space: pre-wrap; }
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            \(body)
            </body>
            </html>

            """
    }

    private var body: String {
        let failures = (failure.map { [$0] } ?? []) + unreadable.map { "Left out: \($0)" }
        let paragraphs = (headlines.dropFirst() + failures).map { "<p>\(Self.escaped($0))</p>" }
        let tables = [
            Self.table(
                "Modules", ["Module", "#Files", "#Compile", "#With errors", "#Wait"], modules.map(row)),
            Self.table(
                "What holds files back", ["#Alone", "#In all", "Where", "Cause"],
                causes.map { ["\($0.alone)", "\($0.files)", $0.cause.kind.rawValue, $0.cause.name] }),
        ]
        return (paragraphs + tables + modules.map(holders) + [filesTable]).filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    private func row(_ module: ModuleReport) -> [String] {
        [module.name] + [module.files, module.compiling, module.withErrors, module.waiting].map(String.init)
    }

    /// The files that hold a module back, with their errors.
    private func holders(_ module: ModuleReport) -> String {
        let holders = CheckedFile.holders(files.filter { $0.module == module.name })
        guard !holders.isEmpty else { return "" }
        let items = holders.map { file in
            let errors = file.errors.map { Self.escaped("\($0.line):\($0.column): \($0.message)") }
            let counts = "\(Plural.text(file.errors.count, "error")), \(file.behind) behind it"
            return "<details><summary>\(Self.escaped(file.path)): \(counts)</summary>"
                + "<pre>\(errors.joined(separator: "\n"))</pre></details>"
        }
        return "<h2>What holds \(Self.escaped(module.name)) back</h2>\n\(items.joined(separator: "\n"))"
    }

    private var filesTable: String {
        Self.list("Files", files.compactMap(\.line)) + Self.list("Rewritten", sums)
            + Self.list("Not rewritten", notRewritten)
    }

    private static func list(_ title: String, _ items: [String]) -> String {
        guard !items.isEmpty else { return "" }
        return "<h2>\(title)</h2>\n<ul>\n"
            + items.map { "<li>\(escaped($0))</li>\n" }.joined() + "</ul>\n"
    }

    /// A table; columns whose titles begin with `#` are numbers.
    private static func table(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        func cells(_ texts: [String], _ tag: String) -> String {
            zip(columns, texts).map { column, text in
                let kind = column.hasPrefix("#") ? " class=\"number\"" : ""
                return "<\(tag)\(kind)>\(escaped(text))</\(tag)>"
            }.joined()
        }
        let head = "<tr>\(cells(columns.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }, "th"))</tr>"
        let lines = rows.map { "<tr>\(cells($0, "td"))</tr>" }
        return "<h2>\(title)</h2>\n<table>\n\(([head] + lines).joined(separator: "\n"))\n</table>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
