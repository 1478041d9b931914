/// A token that is not a space or a comment, with its text.
package struct CodeToken {
    package let kind: Token.Kind
    package let text: String
    /// The range in the UTF-8 bytes of the source.
    package let start: Int
    package let end: Int
    package let startsLine: Bool
}

extension CodeToken {
    /// The name of an identifier, without backticks.
    package var name: String {
        text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// Whether it opens a pair of brackets, which includes the parentheses of an interpolation.
    package var opens: Bool {
        kind == .interpolationStart || (kind == .punctuation && (text == "(" || text == "[" || text == "{"))
    }

    /// Whether it closes a pair of brackets.
    package var closes: Bool {
        kind == .interpolationEnd || (kind == .punctuation && (text == ")" || text == "]" || text == "}"))
    }

    /// Whether it is a name or keyword that is not in backticks.
    package func isWord(_ word: String) -> Bool { kind == .identifier && text == word }

    package func isPunctuation(_ mark: String) -> Bool { kind == .punctuation && text == mark }

    package func isOperator(_ mark: String) -> Bool { kind == .operator && text == mark }

    /// Whether it is `?` or `!`, as behind an optional.
    package var isOptionalMark: Bool { isOperator("?") || isOperator("!") }
}
