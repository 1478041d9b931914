import JSONWriting

/// The lines of all drawings of a page, each once: a screen differs little from guise to guise.
struct SheetLines {
    private(set) var lines: [String] = []
    private var indices: [String: Int] = [:]

    /// A drawing as the numbers of its lines.
    mutating func numbers(of drawing: String) -> JSON {
        .array(
            drawing.split(separator: "\n", omittingEmptySubsequences: true).map { line in
                .integer(index(of: String(line)))
            })
    }

    private mutating func index(of line: String) -> Int {
        if let index = indices[line] { return index }
        indices[line] = lines.count
        lines.append(line)
        return lines.count - 1
    }
}
