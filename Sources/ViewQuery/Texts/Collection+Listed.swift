extension Collection {
    /// The first elements, an indented line each, and how many more there are: `  … and 3 more`.
    package func listed(_ limit: Int, line: (Element) -> String) -> String {
        let lines = prefix(limit).map { "  \(line($0))" }
        return (lines + (count > limit ? ["  … and \(count - limit) more"] : [])).joined(separator: "\n")
    }
}
