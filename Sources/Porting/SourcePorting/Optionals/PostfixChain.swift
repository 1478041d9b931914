/// An expression of members, calls and subscripts, such as `self.delegate?.form?(self)?.count`.
struct PostfixChain {
    let file: ParsedFile
    /// The first and the last token.
    private(set) var start: Int
    private(set) var end: Int

    /// Finds the chain that a member is part of.
    ///
    /// - Parameters:
    ///   - member: the member's name, behind a dot.
    ///   - last: the last token that surely belongs to the chain.
    init(_ file: ParsedFile, around member: Int, through last: Int) {
        self.file = file
        start = Self.start(file, member)
        end = last
        extend()
    }

    /// Whether tokens touch each other.
    private static func touches(_ file: ParsedFile, _ index: Int) -> Bool {
        file.token(index + 1).map { $0.start == file.code[index].end } ?? false
    }

    private static func start(_ file: ParsedFile, _ member: Int) -> Int {
        var start = member
        while file.isPunctuation(".", at: start - 1) {
            guard let operand = operand(file, endingAt: start - 2) else { return start - 1 }
            start = operand
        }
        return start
    }

    /// The first token of the operand in front of a dot; `nil` if none is there, as in front of an implicit member.
    private static func operand(_ file: ParsedFile, endingAt end: Int) -> Int? {
        var index = end
        while let token = file.token(index) {
            if token.isOptionalMark, index > 0 {
                index -= 1
            } else if token.closes {
                guard file.match[index] >= 0 else { return nil }
                index = file.match[index]
                guard let callee = file.token(index - 1), touches(file, index - 1),
                    callee.kind == .identifier || callee.closes || callee.isOptionalMark
                else { return index }
                index -= 1
            } else if token.kind == .identifier || token.kind == .number {
                return index
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func extend() {
        while let next = file.token(end + 1) {
            let touches = Self.touches(file, end)
            if touches, next.isPunctuation("(") || next.isPunctuation("[") {
                guard file.match[end + 1] > end else { return }
                end = file.match[end + 1]
            } else if touches, next.isOptionalMark {
                end += 1
            } else if next.isPunctuation("."), file.token(end + 2)?.kind == .identifier {
                end += 2
            } else if next.isPunctuation("{"), !next.startsLine, file.code[end].closes, !isInCondition {
                guard file.match[end + 1] > end else { return }
                end = file.match[end + 1]
            } else {
                return
            }
        }
    }

    /// Whether the chain stands between a word such as `if` and its brace.
    private var isInCondition: Bool {
        let words: Set<String> = ["if", "guard", "while", "switch", "for"]
        var index = start - 1
        while let token = file.token(index) {
            if token.opens || token.isPunctuation(";") || token.isPunctuation("}") { return false }
            if token.kind == .identifier, words.contains(token.text) { return true }
            index = token.closes && file.match[index] >= 0 ? file.match[index] - 1 : index - 1
        }
        return false
    }

    /// Whether the chain is a statement by itself, or the target of an assignment, so that nothing stands around it.
    var isStatement: Bool {
        if let next = file.token(end + 1), !next.startsLine {
            if next.kind == .operator, !next.isOperator("=") { return false }
            if ["as", "is"].contains(next.text) || next.isPunctuation(",") { return false }
        }
        guard let previous = file.token(start - 1) else { return true }
        if previous.isPunctuation("{") || previous.isPunctuation(";") { return true }
        if previous.isPunctuation(":"), isCaseLabel(endingAt: start - 1) { return true }
        if previous.isWord("in") || previous.isWord("else") || previous.isWord("do") { return true }
        guard file.code[start].startsLine else { return false }
        switch previous.kind {
        case .identifier:
            return !["return", "throw", "case", "where", "try", "await", "if", "guard"].contains(
                previous.text)
        case .operator: return previous.isOptionalMark
        case .punctuation: return previous.closes || previous.isPunctuation(":")
        case .attribute, .unknown, .interpolationStart: return false
        default: return true
        }
    }

    private func isCaseLabel(endingAt colon: Int) -> Bool {
        var index = colon - 1
        while let token = file.token(index), !token.opens, !token.isPunctuation(";") {
            if token.isWord("case") || token.isWord("default") { return true }
            if token.startsLine || token.isOperator("?") { return false }
            index = token.closes && file.match[index] >= 0 ? file.match[index] - 1 : index - 1
        }
        return false
    }

    /// Whether a part of the chain in front of a token is optional.
    func isOptional(before index: Int) -> Bool {
        var position = start
        while position < index {
            if file.code[position].isOperator("?") { return true }
            position = file.code[position].opens ? max(file.match[position], position) + 1 : position + 1
        }
        return false
    }
}
