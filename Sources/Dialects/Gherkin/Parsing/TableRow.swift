/// The cells of a row: `| one | two \| three |`.
///
/// A cell stands between two bars. The grammar ignores what follows the last bar.
struct TableRow {
    private(set) var cells: [String] = []
    private(set) var isClosed = false

    init(_ line: SourceLine) {
        var cell = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in line.trimmed.unicodeScalars.dropFirst() {
            isClosed = false
            if isEscaped {
                cell += Self.unescaped(scalar).unicodeScalars
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "|" {
                cells.append(String(cell).trimmedCell)
                cell = String.UnicodeScalarView()
                isClosed = true
            } else {
                cell.append(scalar)
            }
        }
    }

    private static func unescaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "n": "\n"
        case "|", "\\": String(scalar)
        default: "\\\(scalar)"
        }
    }
}

extension String {
    /// The text without the spaces around it; line breaks that were written as `\n` stay.
    fileprivate var trimmedCell: String {
        let isSpace: (Character) -> Bool = { $0.isWhitespace && !$0.isNewline }
        var text = drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return String(text)
    }
}
