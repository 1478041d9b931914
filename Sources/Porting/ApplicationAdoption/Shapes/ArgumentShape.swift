import SourcePorting

/// What stands in the place of an argument, or is assigned.
enum ArgumentShape: Hashable {
    case value
    case closure(ClosureShape)
    /// `.bold`, whose type the call alone tells.
    case implicitMember
    case arrayLiteral
    case implicitMembers
    case dictionaryLiteral
    case inOut
    case boolean
    case text

    /// Reads an expression.
    init(_ range: Range<Int>, _ file: ParsedFile) {
        guard let first = range.first, let token = file.token(first) else {
            self = .value
            return
        }
        let isOne = file.match[first] == range.upperBound - 1
        if token.isPunctuation("{"), isOne {
            self = .closure(ClosureShape(at: first, file))
        } else if token.isPunctuation("."), file.token(first + 1)?.kind == .identifier {
            self = .implicitMember
        } else if token.isPunctuation("["), isOne {
            self = Self.literal(at: first, file)
        } else if token.kind == .operator, token.text == "&" {
            self = .inOut
        } else if range.count == 1, token.isWord("true") || token.isWord("false") {
            self = .boolean
        } else if token.kind == .quote, file.token(range.upperBound - 1)?.kind == .quote {
            self = .text
        } else {
            self = .value
        }
    }

    private static func literal(at open: Int, _ file: ParsedFile) -> ArgumentShape {
        let elements = TokenLists.elements(of: open, file)
        let hasColon = (open + 1..<file.match[open]).contains {
            file.isPunctuation(":", at: $0) && file.opener[$0] == open
        }
        guard !hasColon else { return .dictionaryLiteral }
        let isImplicit = elements.first.map { file.isPunctuation(".", at: $0.lowerBound) } ?? true
        return isImplicit ? .implicitMembers : .arrayLiteral
    }

    /// The names of implicit members in an expression of a single one, or of a literal of them.
    static func implicitNames(_ range: Range<Int>, _ file: ParsedFile) -> [String] {
        range.filter { index in
            guard file.isPunctuation(".", at: index), let before = file.token(index - 1) else { return false }
            let begins =
                before.isPunctuation("[") || before.isPunctuation(",") || before.isPunctuation("(")
                || before.isPunctuation(":") || before.isOperator("=")
            return begins && file.opener[index] == file.opener[range.lowerBound]
                || begins && file.isPunctuation("[", at: range.lowerBound)
                    && file.opener[index] == range.lowerBound
        }.compactMap { file.token($0 + 1)?.name }
    }
}
