/// Reads a condition on tags.
struct TagParser {
    private struct Token {
        let text: String
        let column: Int
        /// Whether it is a bracket or a word of the language, and not a tag.
        let isOperator: Bool
    }

    private let tokens: [Token]
    private let end: Int
    private var position = 0
    private var depth = 0
    /// How deep brackets may be nested, so that the stack holds them.
    private static let mostBrackets = 200

    init(_ expression: String) throws(Gherkin.SyntaxError) {
        (tokens, end) = (try Self.tokens(of: expression), expression.count + 1)
    }

    mutating func parse() throws(Gherkin.SyntaxError) -> TagCondition {
        if tokens.isEmpty { return .all([]) }
        let condition = try parseOr()
        guard let rest = next else { return condition }
        throw error("Expected \"and\" or \"or\", but found \(rest.text.quoted)", at: rest.column)
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(_ word: String) -> Bool {
        guard let next, next.isOperator, next.text == word else { return false }
        position += 1
        return true
    }

    private mutating func parseOr() throws(Gherkin.SyntaxError) -> TagCondition {
        var conditions = [try parseAnd()]
        while take("or") { conditions.append(try parseAnd()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func parseAnd() throws(Gherkin.SyntaxError) -> TagCondition {
        var conditions = [try parseOne()]
        while take("and") { conditions.append(try parseOne()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func parseOne() throws(Gherkin.SyntaxError) -> TagCondition {
        depth += 1
        defer { depth -= 1 }
        guard let token = next else { throw error("Expected a tag, but the condition ends", at: end) }
        guard depth <= Self.mostBrackets else {
            throw error(
                "The condition is nested more than \(Self.mostBrackets) levels deep", at: token.column)
        }
        if take("not") { return .not(try parseOne()) }
        if take("(") {
            let condition = try parseOr()
            guard take(")") else {
                throw error("The bracket of column \(token.column) is not closed", at: next?.column ?? end)
            }
            return condition
        }
        guard !token.isOperator else {
            throw error("Expected a tag, but found \(token.text.quoted)", at: token.column)
        }
        guard token.text.hasPrefix("@") else {
            throw error("A tag begins with \"@\", but found \(token.text.quoted)", at: token.column)
        }
        position += 1
        return .tag(token.text)
    }

    private func error(_ message: String, at column: Int) -> Gherkin.SyntaxError {
        Gherkin.SyntaxError(line: 1, column: column, message: message + ".")
    }

    private static func tokens(of expression: String) throws(Gherkin.SyntaxError) -> [Token] {
        var tokens: [Token] = []
        var (word, start, isEscaped, hadEscape) = ("", 1, false, false)
        func endWord() {
            if !word.isEmpty {
                let isOperator = !hadEscape && ["and", "or", "not"].contains(word)
                tokens.append(Token(text: word, column: start, isOperator: isOperator))
            }
            (word, hadEscape) = ("", false)
        }
        for (index, character) in expression.enumerated() {
            if word.isEmpty, !isEscaped { start = index + 1 }
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, hadEscape) = (true, true)
            } else if character == "(" || character == ")" {
                endWord()
                tokens.append(Token(text: String(character), column: index + 1, isOperator: true))
            } else if character.isWhitespace {
                endWord()
            } else {
                word.append(character)
            }
        }
        guard !isEscaped else {
            throw Gherkin.SyntaxError(
                line: 1, column: expression.count, message: "A backslash needs a character behind it.")
        }
        endWord()
        return tokens
    }
}
