/// The tags of a line: `@smoke @slow   # a comment`.
struct TagLine {
    private let line: SourceLine

    init(_ line: SourceLine) {
        self.line = line
    }

    /// The tags, with their `@`; `fail` is called with what is wrong, and the column.
    func tags(_ fail: (String, Int) -> Void) -> [String] {
        var tags: [String] = []
        var column = line.column
        for piece in withoutComment.split(separator: "@", omittingEmptySubsequences: false).dropFirst() {
            let name = String(piece.trimmed)
            if name.isEmpty {
                fail("A tag is \"@\" with a name behind it, but no name follows.", column)
            } else if name.contains(where: \.isWhitespace) {
                fail(
                    "A tag has no spaces, but found \("@\(name.shortened)".quoted). Put \"@\" in front of each.",
                    column)
            } else {
                tags.append("@\(name)")
            }
            column += piece.count + 1
        }
        return tags
    }

    /// The line up to a `#` that follows a space; elsewhere it is part of a tag.
    private var withoutComment: Substring {
        let text = line.trimmed
        var former: Character?
        for index in text.indices {
            if text[index] == "#", former?.isWhitespace == true { return text[..<index] }
            former = text[index]
        }
        return text
    }
}
