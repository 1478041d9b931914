extension MemberDeclaration {
    private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]
    private static let setters: Set<String> = ["set", "willSet", "didSet", "_modify"]

    /// Whether it is a property that can be set: a stored one, or one with a setter.
    func isSettable(in file: ParsedFile) -> Bool {
        guard keyword == "var" else { return false }
        guard body >= 0, file.match[body] > body else { return true }
        let words = (body + 1..<file.match[body]).filter {
            file.opener[$0] == body && Self.accessors.contains(file.code[$0].text)
                && (file.isPunctuation("{", at: $0 + 1) || file.isPunctuation("(", at: $0 + 1))
        }
        // Without accessors the braces are the getter, or they would begin with one.
        guard let first = words.first,
            (body + 1..<first).allSatisfy({
                file.code[$0].kind == .attribute || Words.modifiers.contains(file.code[$0].text)
            })
        else { return false }
        return words.contains { Self.setters.contains(file.code[$0].text) }
    }

    /// The names of the properties that it declares, as in `var first, second: UILabel!`, as the source has them.
    func propertyNames(in file: ParsedFile) -> [CodeToken] {
        var names = [file.code[keywordIndex + 1]]
        var index = end + 1
        while file.isPunctuation(",", at: index), let name = file.token(index + 1), name.kind == .identifier {
            names.append(name)
            index += 2
            while let token = file.token(index), !token.startsLine, !token.closes,
                !token.isPunctuation(","), !token.isPunctuation(";")
            { index = token.opens ? max(file.match[index], index) + 1 : index + 1 }
        }
        return names
    }
}
