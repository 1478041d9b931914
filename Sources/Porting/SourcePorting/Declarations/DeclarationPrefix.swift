/// What stands in front of a declaration's keyword.
struct DeclarationPrefix {
    /// The first token; the keyword itself if nothing stands in front of it.
    var start: Int
    /// From the last to the first.
    var attributes: [Attribute] = []
    var modifiers: Set<String> = []

    /// Reads backwards from a keyword.
    init(_ file: ParsedFile, keyword: Int) {
        start = keyword
        while let previous = file.token(start - 1) {
            let index = start - 1
            if previous.kind == .attribute {
                attributes.append(
                    Attribute(name: String(previous.text.dropFirst()), token: index, argument: nil))
                start = index
            } else if previous.kind == .identifier, Words.modifiers.contains(previous.text),
                !file.isPunctuation(".", at: index - 1)
            {
                modifiers.insert(previous.text)
                start = index
            } else if previous.isPunctuation(")"), takeParentheses(file, endingAt: index) {
                continue
            } else if previous.kind == .identifier, takeDottedAttribute(file, endingAt: index) {
                continue
            } else {
                break
            }
        }
    }

    /// Takes `@name(…)` or a modifier such as `private(set)`.
    private mutating func takeParentheses(_ file: ParsedFile, endingAt end: Int) -> Bool {
        let open = file.match[end]
        guard open > 0 else { return false }
        let word = file.code[open - 1]
        if word.kind == .attribute {
            let argument = file.text(from: open + 1, through: end - 1)
            attributes.append(
                Attribute(name: String(word.text.dropFirst()), token: open - 1, argument: argument))
        } else if word.kind == .identifier, Words.modifiers.contains(word.text), end == open + 2 {
            modifiers.insert("\(word.text)(\(file.code[open + 1].text))")
        } else {
            return false
        }
        start = open - 1
        return true
    }

    /// Takes `@Module.name`.
    private mutating func takeDottedAttribute(_ file: ParsedFile, endingAt end: Int) -> Bool {
        var index = end
        while index >= 2, file.code[index].kind == .identifier, file.code[index - 1].isPunctuation(".") {
            index -= 2
        }
        guard index < end, file.code[index].kind == .attribute else { return false }
        let name = file.text(from: index, through: end).dropFirst()
        attributes.append(Attribute(name: String(name), token: index, argument: nil))
        start = index
        return true
    }
}
