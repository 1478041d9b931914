/// The lines of a text, one after the other.
struct LineReader {
    private let lines: [SourceLine]
    private var position = 0

    init(_ text: String) {
        var pieces = Self.split(text)
        // The end of the last line begins no other.
        if pieces.last?.isEmpty == true { pieces.removeLast() }
        lines = pieces.enumerated().map { SourceLine($0 + 1, $1) }
    }

    /// The lines of a text without a byte order mark.
    ///
    /// They end with a line feed, a carriage return or both. Swift knows more characters for line breaks, which the
    /// grammar does not: they belong to the line.
    private static func split(_ text: String) -> [Substring] {
        var pieces: [Substring] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        if scalars.first == "\u{FEFF}" { scalars.formIndex(after: &start) }
        var index = start
        while index < scalars.endIndex {
            var next = scalars.index(after: index)
            if scalars[index] == "\n" || scalars[index] == "\r" {
                if scalars[index] == "\r", next < scalars.endIndex, scalars[next] == "\n" {
                    scalars.formIndex(after: &next)
                }
                pieces.append(Substring(scalars[start..<index]))
                start = next
            }
            index = next
        }
        return pieces + [Substring(scalars[start...])]
    }

    var count: Int { lines.count }

    var nextOfAnyKind: SourceLine? { position < lines.count ? lines[position] : nil }

    /// The next line that is neither empty nor a comment; `nil` at the end.
    ///
    /// - Complexity: O(*n*) in the empty lines, once.
    var next: SourceLine? {
        mutating get {
            while let line = nextOfAnyKind, line.kind == .empty || line.kind == .comment { position += 1 }
            return nextOfAnyKind
        }
    }

    mutating func advance() {
        if position < lines.count { position += 1 }
    }
}
