/// The lines of a text, one after the other.
struct LineReader {
    private let lines: [SourceLine]
    private var position = 0

    init(_ text: String) {
        var pieces = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // The end of the last line begins no other.
        if pieces.last?.isEmpty == true { pieces.removeLast() }
        if pieces.first?.first == "\u{FEFF}" { pieces[0].removeFirst() }
        lines = pieces.enumerated().map { SourceLine($0 + 1, $1) }
    }

    var count: Int { lines.count }

    /// The next line, whatever it is; `nil` at the end.
    var nextOfAnyKind: SourceLine? { position < lines.count ? lines[position] : nil }

    /// The next line that is neither empty nor a comment; `nil` at the end.
    var next: SourceLine? {
        lines[position...].first { $0.kind != .empty && $0.kind != .comment }
    }

    /// Moves past the next line that is neither empty nor a comment.
    mutating func advance() {
        while let line = nextOfAnyKind, line.kind == .empty || line.kind == .comment { position += 1 }
        skipOne()
    }

    /// Moves past the next line, whatever it is.
    mutating func skipOne() {
        if position < lines.count { position += 1 }
    }
}

extension SourceLine {
    /// The line as errors show it.
    var quoted: String {
        let text = trimmed.count > 60 ? trimmed.prefix(60) + "…" : trimmed
        return String(text).debugDescription
    }
}
