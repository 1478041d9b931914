/// Reads the declaration of a method, property, subscript or initializer at its keyword.
struct MemberReader {
    private let file: ParsedFile
    private let keyword: Int
    /// Words that cannot stand in a member's type.
    private static let enders: Set<String> = ["func", "var", "let", "import", "init", "subscript"]

    init(_ file: ParsedFile, keyword: Int) {
        self.file = file
        self.keyword = keyword
    }

    /// Returns the member; `nil` if the keyword begins none.
    func read() -> MemberDeclaration? {
        let word = file.code[keyword].text
        let hasName = word == "func" || word == "var" || word == "let"
        let name: String
        if hasName {
            guard let token = file.token(keyword + 1), token.kind == .identifier || token.kind == .operator
            else {
                return nil
            }
            name = token.name
        } else {
            name = word
        }
        let nameEnd = hasName ? keyword + 1 : keyword
        var member = MemberDeclaration(
            keyword: word, keywordIndex: keyword, prefix: DeclarationPrefix(file, keyword: keyword),
            name: name,
            end: nameEnd)
        if member.isProperty {
            readType(of: &member, after: nameEnd)
        } else {
            guard readParameters(of: &member, after: nameEnd) else { return nil }
        }
        return member
    }

    /// Reads `: Type` and the braces of a property.
    private func readType(of member: inout MemberDeclaration, after nameEnd: Int) {
        guard file.isPunctuation(":", at: nameEnd + 1) else { return }
        let end = skip(from: nameEnd + 2) {
            $0.isPunctuation("{") || $0.isOperator("=") || $0.isPunctuation(",")
        }
        member.type = nameEnd + 2..<end
        finish(&member, at: end)
    }

    /// Reads the parameters, effects, result and body of a method.
    private func readParameters(of member: inout MemberDeclaration, after nameEnd: Int) -> Bool {
        var index = nameEnd + 1
        while let token = file.token(index), !token.isPunctuation("(") {
            guard
                token.kind == .operator || token.kind == .identifier || token.isPunctuation(",")
                    || token.isPunctuation(":") || token.isPunctuation("."), !token.startsLine
            else { return false }
            index += 1
        }
        guard index < file.code.count, file.match[index] > index else { return false }
        member.openParenthesis = index
        member.parameters = parameters(in: index)
        index = file.match[index] + 1
        let end = skip(from: index) { $0.isPunctuation("{") }
        var resultStart = end
        for position in index..<max(end, index) {
            let token = file.code[position]
            if token.isOperator("->"), resultStart == end { resultStart = position + 1 }
            if token.isWord("where"), resultStart < end {
                member.type = resultStart..<position
                break
            }
            guard resultStart == end else { continue }
            if token.isWord("throws") || token.isWord("rethrows") { member.isThrowing = true }
            if token.isWord("async") { member.isAsync = true }
        }
        if member.type.isEmpty { member.type = min(resultStart, end)..<end }
        finish(&member, at: end)
        return true
    }

    /// Sets the body and the end of a member whose type ends in front of `index`.
    private func finish(_ member: inout MemberDeclaration, at index: Int) {
        member.end = index - 1
        guard file.isPunctuation("{", at: index) else { return }
        member.body = index
        member.end = file.match[index] > index ? file.match[index] : index
    }

    /// Returns the first token from `start` that fulfils a condition, or at which the declaration must have ended.
    private func skip(from start: Int, to isEnd: (CodeToken) -> Bool) -> Int {
        var index = start
        while let token = file.token(index) {
            if isEnd(token) || token.closes || token.isPunctuation(";") { break }
            if token.kind == .identifier, Self.enders.contains(token.text) { break }
            if token.startsLine, index > start, Words.beginDeclaration(token) { break }
            index = token.opens ? max(file.match[index], index) + 1 : index + 1
        }
        return min(index, file.code.count)
    }

    private func parameters(in open: Int) -> [MemberDeclaration.Parameter] {
        TokenLists.elements(of: open, file).compactMap { range in
            var index = range.lowerBound
            // Attributes of the parameter, such as those of result builders.
            while index < range.upperBound, file.code[index].kind == .attribute { index += 1 }
            guard index < range.upperBound else { return nil }
            let label = file.code[index].name
            guard let colon = (index..<range.upperBound).first(where: { file.code[$0].isPunctuation(":") }),
                colon + 1 < range.upperBound
            else { return nil }
            let end = TokenLists.first(in: colon + 1..<range.upperBound, file) { $0.isOperator("=") }
            let last = (end ?? range.upperBound) - 1
            guard last > colon else { return nil }
            return MemberDeclaration.Parameter(
                label: label == "_" ? "" : label, name: file.code[colon - 1].name,
                type: file.text(from: colon + 1, through: last), typeStart: colon + 1)
        }
    }
}
