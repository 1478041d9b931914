import FailureReporting

/// Why a format cannot be parsed, or has no answer for a view.
enum ViewFormatError: Failure, Equatable {
    /// The format has a syntax error; the column is in characters from its start.
    case unreadable(format: String, column: Int, message: String, call: String = ViewFormat.usualCall)
    /// It has a key that no class has.
    case unknownKey(predicate: String, reason: String)
    /// It can be parsed, but has no answer for a view.
    case unanswerable(predicate: String, view: String, reason: String)

    init(_ error: FormatSyntaxError, in format: String, of call: String) {
        var scalarsLeft = error.offset
        var column = 0
        for character in format {
            scalarsLeft -= character.unicodeScalars.count
            guard scalarsLeft >= 0 else { break }
            column += 1
        }
        self = .unreadable(format: format, column: column, message: error.message, call: call)
    }

    var description: String {
        switch self {
        case .unreadable(let format, let column, let message, let call):
            let line = CaretLine(format, column: column)
            return """
                \(call)(format:) cannot read this format:
                  \(line.text)
                  \(String(repeating: " ", count: line.column))^ \(message)
                """
        case .unknownKey(let predicate, let reason):
            return "\(predicate) has no answer: \(reason)"
        case .unanswerable(let predicate, let view, let reason):
            return "\(predicate) has no answer for \(view): \(reason)"
        }
    }
}

/// A format in one line with a column in it; of a long one the part around the column.
private struct CaretLine {
    private static let width = 76

    var text: String
    var column: Int

    init(_ format: String, column: Int) {
        let characters = format.map { $0.isNewline || $0.isControl ? " " : $0 }
        guard characters.count > Self.width else {
            (text, self.column) = (String(characters), column)
            return
        }
        // Two thirds of the width go to the text before the column.
        let start = max(0, min(column - Self.width * 2 / 3, characters.count - Self.width))
        let end = min(characters.count, start + Self.width)
        let isCutBefore = start > 0
        text =
            (isCutBefore ? "…" : "") + String(characters[start..<end]) + (end < characters.count ? "…" : "")
        self.column = column - start + (isCutBefore ? 1 : 0)
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
