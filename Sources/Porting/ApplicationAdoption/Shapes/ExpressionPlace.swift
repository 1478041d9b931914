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
        if before.isOperator("!") || before.isWord("if") || before.isWord("while") || before.isOperator("&&") {
            return .condition
        }
        let isAlone = before.isPunctuation("{") && (next?.isPunctuation("}") ?? true)
        let begins = file.code[first].startsLine && !continues(before)
        let follows = before.isPunctuation("{") || before.isPunctuation(";") || before.isWord("in") || before.isWord("else")
        return endsStatement && !isAlone && (begins || follows) ? .unused : .any
    }

    /// Whether an expression goes on behind a token at the end of a line.
    private static func continues(_ token: CodeToken) -> Bool {
        token.opens && !token.isPunctuation("{") || token.isPunctuation(",") || token.kind == .operator
            && !token.isOptionalMark || ["return", "=", "in"].contains(token.text) && token.text != "in"
    }

    /// The use of what stands behind `=`.
    private static func assigned(_ equals: Int, _ file: ParsedFile, isOptional: Bool) -> ResultUse {
        guard let name = file.token(equals - 1), name.kind == .identifier else { return .any }
        if name.text == "_" { return .object }
        guard let word = file.token(equals - 2), word.isWord("let") || word.isWord("var") else { return .any }
        let isCondition = ["if", "guard", "while", ","].contains(file.token(equals - 3)?.text ?? "")
        return isCondition && !isOptional ? .optional : .object
    }
}
