/// The lines of a file in YAML that have content.
struct YAMLLines {
    struct Line {
        var indent: Int
        /// Without the indent and a comment.
        var text: Substring
        var number: Int
    }

    private(set) var lines: [Line] = []
    /// All lines as they are, for texts of several lines.
    let raw: [Substring]

    init(_ text: String) {
        raw = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in raw.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            let content = Self.withoutComment(line.dropFirst(indent)).trimmed
            guard !content.isEmpty, content != "---", !content.hasPrefix("%") else { continue }
            lines.append(Line(indent: indent, text: content, number: index + 1))
        }
    }

    /// A comment begins with `#` after a space, outside quotation marks.
    private static func withoutComment(_ line: Substring) -> Substring {
        var mark: Character?
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if mark == nil, character == "#", previous.isWhitespace { return line[..<index] }
            if character == mark {
                mark = nil
            } else if mark == nil, character == "\"" || character == "'", " [{,:-".contains(previous) {
                mark = character
            }
            previous = character
        }
        return line
    }
}
