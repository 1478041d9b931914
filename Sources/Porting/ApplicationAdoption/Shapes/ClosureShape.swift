import SourcePorting

/// What a closure between braces takes and does, as far as its tokens tell.
struct ClosureShape: Hashable {
    /// Whether each parameter is written with its type.
    private(set) var parameters: [Bool] = []
    private(set) var isAsync = false
    private(set) var isThrowing = false
    private(set) var returnsValue = false

    /// Reads the closure at an opening brace.
    init(at brace: Int, _ file: ParsedFile) {
        let end = file.match[brace]
        guard end > brace else { return }
        let own = Self.own(brace + 1..<end, file)
        if let word = own.prefix(60).first(where: { file.isWord("in", at: $0) }),
            isHeader(own.prefix { $0 < word }, file)
        {
            readHeader(own.filter { $0 < word }, file)
            readBody(own.filter { $0 > word }, file)
        } else {
            let numbers = own.compactMap { index -> Int? in
                let text = file.code[index].text
                return text.hasPrefix("$") ? Int(text.dropFirst()) : nil
            }
            parameters = Array(repeating: false, count: (numbers.max() ?? -1) + 1)
            readBody(own, file)
        }
    }

    /// The tokens of a range that are in no further braces.
    private static func own(_ range: Range<Int>, _ file: ParsedFile) -> [Int] {
        var own: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            own.append(index)
            let skips = file.isPunctuation("{", at: index) && file.match[index] > index
            index = skips ? file.match[index] : index + 1
        }
        return own
    }

    /// Whether nothing in front of `in` begins a statement, as `for` does.
    private func isHeader(_ tokens: ArraySlice<Int>, _ file: ParsedFile) -> Bool {
        !tokens.contains { index in
            let token = file.code[index]
            return token.isPunctuation("{") || token.isOperator("=") && file.opener[index] < 0
                || ["for", "if", "let", "guard", "return", "switch", "while"].contains(token.text)
        }
    }

    private mutating func readHeader(_ tokens: [Int], _ file: ParsedFile) {
        guard var first = tokens.first else { return }
        if file.isPunctuation("[", at: first) { first = file.match[first] + 1 }
        while file.token(first)?.kind == .attribute { first += 1 }
        let words = tokens.map { file.code[$0].text }
        isAsync = words.contains("async")
        isThrowing = words.contains("throws")
        returnsValue = tokens.contains {
            file.isOperator("->", at: $0) && !["Void", "("].contains(file.token($0 + 1)?.text ?? "")
        }
        if file.isPunctuation("(", at: first) {
            parameters = TokenLists.elements(of: first, file).map { range in
                range.contains { file.isPunctuation(":", at: $0) && file.opener[$0] == first }
            }
        } else if let last = tokens.last, last >= first {
            let names = tokens.filter { $0 >= first }.prefix {
                !["async", "throws", "->"].contains(file.code[$0].text)
            }
            parameters = names.filter { file.code[$0].kind == .identifier }.map { _ in false }
        }
    }

    private mutating func readBody(_ tokens: [Int], _ file: ParsedFile) {
        for index in tokens {
            switch file.code[index].text {
            case "await": isAsync = true
            case "try" where !(file.token(index + 1)?.isOptionalMark ?? false): isThrowing = true
            case "return":
                guard let next = file.token(index + 1), !next.startsLine, !next.closes else { continue }
                returnsValue = true
            default: continue
            }
        }
    }
}
