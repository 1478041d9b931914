/// The tags of a line: `@smoke @slow   # a comment`.
struct TagLine {
    private let line: SourceLine

    init(_ line: SourceLine) {
        self.line = line
    }

    /// The tags, with their `@`.
    ///
    /// - Parameter fail: called with what is wrong, and the column.
    func tags(_ fail: (String, Int) -> Void) -> [String] {
        var tags: [String] = []
        var column = line.column
        for piece in line.trimmed.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            defer { column += piece.count + 1 }
            if piece.isEmpty { continue }
            if piece.hasPrefix("#") { break }
            // Several may stand together: @smoke@slow.
            let names = piece.split(separator: "@", omittingEmptySubsequences: false)
            guard piece.hasPrefix("@"), names.dropFirst().allSatisfy({ !$0.isEmpty }) else {
                fail(
                    "A tag is \"@\" with a name behind it, without spaces; found \(String(piece).debugDescription).",
                    column)
                continue
            }
            tags += names.dropFirst().map { "@\($0)" }
        }
        return tags
    }
}
