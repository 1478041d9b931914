/// A token that is not a space or a comment, with its text.
struct CodeToken {
    let kind: Token.Kind
    let text: String
    /// The range in the UTF-8 bytes of the source.
    let start: Int
    let end: Int
    let startsLine: Bool
}

extension CodeToken {
    /// The name of an identifier, without backticks.
    var name: String {
        text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// Whether it opens a pair of brackets, which includes the parentheses of an interpolation.
    var opens: Bool {
        kind == .interpolationStart || (kind == .punctuation && (text == "(" || text == "[" || text == "{"))
    }

    /// Whether it closes a pair of brackets.
    var closes: Bool {
        kind == .interpolationEnd || (kind == .punctuation && (text == ")" || text == "]" || text == "}"))
    }

    /// Whether it is a name or keyword that is not in backticks.
    func isWord(_ word: String) -> Bool { kind == .identifier && text == word }

    func isPunctuation(_ mark: String) -> Bool { kind == .punctuation && text == mark }

    func isOperator(_ mark: String) -> Bool { kind == .operator && text == mark }

    /// Whether it is `?` or `!`, as behind an optional.
    var isOptionalMark: Bool { isOperator("?") || isOperator("!") }
}
