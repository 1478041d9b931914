import SourcePorting

/// The place of an expression, as far as its result concerns.
struct ExpressionPlace {
    private(set) var use = ResultUse.any
    private(set) var isTried = false
    private(set) var isAwaited = false

    /// Looks around an expression.
    ///
    /// - Parameters:
    ///   - start: its first token.
    ///   - end: its last token.
    init(from start: Int, through end: Int, _ file: ParsedFile) {
        var first = start
        var hasMark = false
        while let word = file.token(first - 1) {
            if word.isWord("await") {
                isAwaited = true
            } else if word.isWord("try") {
                // `try?` makes an optional of any value.
                isTried = true
            } else if word.isOptionalMark, file.isWord("try", at: first - 2) {
                hasMark = true
            } else {
                break
            }
            first -= 1
        }
        use = Self.use(first, end, file, isOptional: hasMark)
    }

    private static func use(_ first: Int, _ end: Int, _ file: ParsedFile, isOptional: Bool) -> ResultUse {
        let next = file.token(end + 1)
        if let next, !next.startsLine || next.isPunctuation(".") {
            if next.isPunctuation(".") { return .object }
            if next.isOptionalMark, next.start == file.code[end].end { return .optional }
        }
        let endsStatement = next.map { $0.startsLine || $0.closes || $0.isPunctuation(";") } ?? true
        guard let before = file.token(first - 1) else { return .unused }
        if before.isOperator("=") { return assigned(first - 1, file, isOptional: isOptional) }
        if before.isOperator("!") || before.isWord("if") || before.isWord("while") || before.isOperator("&&")
        {
            return .condition
        }
        let isAlone =
            before.isPunctuation("{") && (next?.isPunctuation("}") ?? true)
            && !isStatementBlock(first - 1, file)
        let begins = file.code[first].startsLine && !continues(before)
        let follows =
            before.isPunctuation("{") || before.isPunctuation(";") || before.isWord("in")
            || before.isWord("else")
        return endsStatement && !isAlone && (begins || follows) ? .unused : .any
    }

    /// Whether an expression goes on behind a token at the end of a line.
    private static func continues(_ token: CodeToken) -> Bool {
        token.opens && !token.isPunctuation("{") || token.isPunctuation(",")
            || token.kind == .operator
                && !token.isOptionalMark
            || ["return", "=", "in"].contains(token.text) && token.text != "in"
    }

    /// Whether a brace opens the block of a statement, or the body of a function without a result.
    private static func isStatementBlock(_ brace: Int, _ file: ParsedFile) -> Bool {
        var index = brace - 1
        while let token = file.token(index), !token.isPunctuation("{"), !token.isPunctuation(";") {
            if token.closes {
                // Behind a block, a further one belongs to another statement.
                guard file.match[index] >= 0, !token.isPunctuation("}") else { return false }
                index = file.match[index] - 1
                continue
            }
            if token.opens || token.isOperator("=") && !file.isWord("let", at: index - 2) { return false }
            if token.isOperator("->") { return false }
            if blockWords.contains(token.text) { return true }
            index -= 1
        }
        return false
    }

    private static let blockWords: Set<String> = [
        "if", "else", "for", "while", "do", "guard", "catch", "defer", "repeat", "func", "init", "deinit",
        "didSet",
        "willSet", "set",
    ]

    /// The use of what stands behind `=`.
    private static func assigned(_ equals: Int, _ file: ParsedFile, isOptional: Bool) -> ResultUse {
        guard let name = file.token(equals - 1), name.kind == .identifier else { return .any }
        if name.text == "_" { return .stored }
        guard let word = file.token(equals - 2), word.isWord("let") || word.isWord("var") else { return .any }
        let isCondition = ["if", "guard", "while", ","].contains(file.token(equals - 3)?.text ?? "")
        return isCondition && !isOptional ? .optional : .stored
    }
}
