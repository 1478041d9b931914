/// What stands between a type's keyword and its brace.
struct TypeHeader {
    /// The name as written, without generic arguments, such as `Form.Field`.
    var name = ""
    /// The last token of the name and its generic parameters.
    var nameEnd: Int
    /// The colon in front of what it inherits from; -1 if there is none.
    var colon = -1
    /// The names of the superclass and protocols, without generic arguments.
    var inherited: [String] = []
    var hasWhereClause = false
    var brace = -1

    /// The longest header in tokens, so that incomplete code is not read again and again.
    private static let limit = 2000
    /// Words that cannot stand in a header.
    private static let enders: Set<String> = [
        "struct", "enum", "protocol", "extension", "func", "var", "let", "import",
    ]

    /// Reads the header behind a keyword; `nil` if none is there.
    init?(_ file: ParsedFile, keyword: Int) {
        nameEnd = keyword + 1
        guard let first = file.token(keyword + 1), first.kind == .identifier else { return nil }
        var angles = 0
        var index = keyword + 1
        var pending = ""
        while let token = file.token(index), index - keyword < Self.limit {
            if token.isPunctuation("{") {
                brace = index
                break
            }
            if token.closes || token.isPunctuation(";") || token.isOperator("=") { return nil }
            if token.kind == .identifier,
                Self.enders.contains(token.text) || isDeclaration(token, index, file)
            {
                return nil
            }
            if index > keyword + 1, token.startsLine, Words.beginDeclaration(token), colon < 0 { return nil }
            if token.opens {
                index = max(file.match[index], index) + 1
                continue
            }
            if token.kind == .operator {
                angles += Self.angles(token.text)
                if angles == 0, colon < 0 { nameEnd = index }
            } else if angles == 0 {
                take(token, index, &pending)
            }
            index += 1
        }
        guard brace >= 0 else { return nil }
        finish(&pending)
    }

    /// Whether the word `class`, which can be a constraint in a header, begins another declaration.
    private func isDeclaration(_ token: CodeToken, _ index: Int, _ file: ParsedFile) -> Bool {
        token.text == "class" && file.token(index + 1)?.kind == .identifier
            && file.token(index + 1)?.text != "where"
    }

    /// How many angle brackets an operator opens; negative if it closes some.
    static func angles(_ text: String) -> Int {
        guard text != "->" else { return 0 }
        return text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
    }

    private mutating func take(_ token: CodeToken, _ index: Int, _ pending: inout String) {
        if token.isWord("where") {
            hasWhereClause = true
            finish(&pending)
        } else if hasWhereClause {
            return
        } else if token.isPunctuation(":"), colon < 0 {
            colon = index
        } else if colon < 0 {
            name += token.kind == .identifier ? token.name : token.text
            nameEnd = index
        } else if token.isPunctuation(",") {
            finish(&pending)
        } else if token.kind == .identifier || token.isPunctuation(".") {
            pending += token.name
        }
    }

    private mutating func finish(_ pending: inout String) {
        if !pending.isEmpty { inherited.append(pending) }
        pending = ""
    }
}
