/// The cells of a row: `| one | two \| three |`.
struct TableRow {
    private(set) var cells: [String] = []
    /// Whether the row ends with a bar.
    private(set) var isClosed = false

    init(_ line: SourceLine) {
        var cell = ""
        var isEscaped = false
        for character in line.trimmed.dropFirst() {
            isClosed = false
            if isEscaped {
                cell += Self.unescaped(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "|" {
                cells.append(cell.trimmedCell)
                cell = ""
                isClosed = true
            } else {
                cell.append(character)
            }
        }
    }

    private static func unescaped(_ character: Character) -> String {
        switch character {
        case "n": "\n"
        case "|", "\\": String(character)
        default: "\\\(character)"
        }
    }
}

extension String {
    /// The text without the spaces around it; line breaks that were written as `\n` stay.
    fileprivate var trimmedCell: String {
        let isSpace: (Character) -> Bool = { $0.isWhitespace && !$0.isNewline }
        return String(Substring(drop(while: isSpace).reversed().drop(while: isSpace).reversed()))
    }
}
