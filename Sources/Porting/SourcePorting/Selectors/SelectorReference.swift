/// What stands in the parentheses of `#selector(…)`.
struct SelectorReference {
    enum Accessor {
        case getter, setter
    }

    var accessor: Accessor?
    /// The tokens in front of the last dot; empty if the name stands alone.
    var receiver: Range<Int>
    /// The token of the method or property.
    var base: Int
    /// The labels, empty for `_`; `nil` if none are given.
    var labels: [String]?
    /// The types of the parameters behind `as`; `nil` without a cast.
    var castTypes: [String]?

    /// Reads the tokens between the parentheses; `nil` if they are no reference.
    init?(_ file: ParsedFile, _ tokens: Range<Int>) {
        var tokens = tokens
        if tokens.count > 2, file.code[tokens.lowerBound + 1].isPunctuation(":") {
            guard let accessor = Self.accessor(file.code[tokens.lowerBound].text) else { return nil }
            self.accessor = accessor
            tokens = tokens.lowerBound + 2..<tokens.upperBound
        }
        if let cast = TokenLists.first(in: tokens, file, where: { $0.isWord("as") }) {
            castTypes = CastType(file, cast + 1..<tokens.upperBound)?.parameters
            guard castTypes != nil else { return nil }
            tokens = tokens.lowerBound..<cast
        }
        while let first = file.token(tokens.lowerBound), first.isPunctuation("("),
            file.match[tokens.lowerBound] == tokens.upperBound - 1
        { tokens = tokens.lowerBound + 1..<tokens.upperBound - 1 }
        guard !tokens.isEmpty else { return nil }
        var last = tokens.upperBound - 1
        if file.code[last].isPunctuation(")") {
            guard file.match[last] > tokens.lowerBound, let labels = Self.labels(file, file.match[last])
            else {
                return nil
            }
            self.labels = labels
            last = file.match[last] - 1
        }
        guard tokens.contains(last), file.code[last].kind == .identifier else { return nil }
        base = last
        receiver = tokens.lowerBound..<max(tokens.lowerBound, last - 1)
        if last > tokens.lowerBound {
            guard file.code[last - 1].isPunctuation("."), !receiver.isEmpty else { return nil }
        }
    }

    private static func accessor(_ word: String) -> Accessor? {
        switch word {
        case "getter": .getter
        case "setter": .setter
        default: nil
        }
    }

    /// The labels in parentheses such as `(_:for:)`.
    private static func labels(_ file: ParsedFile, _ open: Int) -> [String]? {
        let tokens = file.code[open + 1..<file.match[open]]
        guard tokens.count.isMultiple(of: 2) else { return nil }
        var labels: [String] = []
        for (index, token) in tokens.enumerated() {
            if index.isMultiple(of: 2) {
                guard token.kind == .identifier else { return nil }
                labels.append(token.name == "_" ? "" : token.name)
            } else if !token.isPunctuation(":") {
                return nil
            }
        }
        return labels
    }
}
