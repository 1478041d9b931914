import SourcePorting

/// Reads one use of a type's name.
struct TypeUseReader {
    private let file: ParsedFile
    private let index: Int
    /// The path of the type: the name with those of types in it.
    private(set) var path = ""
    /// The variable that is declared with the type, or with an object of it.
    private(set) var variable: (name: String, place: Int)?

    init(_ file: ParsedFile, at index: Int) {
        self.file = file
        self.index = index
    }

    mutating func read(_ name: String, into module: inout ForeignModule) {
        path = name
        var end = index
        note(&module) { $0.count += 1 }
        guard file.code[index].kind == .identifier else { return readAttribute(&module) }
        while file.isPunctuation(".", at: end + 1), let inner = file.token(end + 2),
            inner.kind == .identifier,
            TypeSpelling.isType(inner.name), !inner.startsLine, inner.name != "Type"
        {
            path += ".\(inner.name)"
            end += 2
            note(&module) { $0.count += 1 }
        }
        let generics = genericArguments(behind: end)
        if generics.count > 0 {
            note(&module) { $0.genericCount = max($0.genericCount, generics.count) }
            end = generics.end
        }
        readInheritance(&module)
        let start = file.isPunctuation(".", at: index - 1) ? index - 2 : index
        readDeclaration(start, end)
        let members = MemberUseReader(file)
        let type = members.readType(path, behind: end, from: start, into: &module)
        if type, variable == nil { variable = assignedVariable(start) }
    }

    private func note(_ module: inout ForeignModule, _ change: (inout TypeUses) -> Void) {
        change(&module.types[path, default: TypeUses(path: path)])
    }

    /// `@Inject var store` and `@Inject("name") var store`.
    private func readAttribute(_ module: inout ForeignModule) {
        var next = index + 1
        var labels: [String] = []
        if let reading = CallShape.read(behind: index, file, allowsClosure: false) {
            labels = reading.shape.labels
            next = reading.end + 1
        }
        while let token = file.token(next),
            token.kind == .attribute
                || ["private", "static", "public", "internal", "fileprivate", "lazy", "weak"].contains(
                    token.text)
        {
            next += 1
        }
        guard file.isWord("var", at: next) else { return }
        note(&module) {
            $0.isWrapper = true
            $0.wrapperLabels.insert(labels)
        }
    }

    /// The arguments in angle brackets directly behind a name.
    private func genericArguments(behind end: Int) -> (count: Int, end: Int) {
        guard let open = file.token(end + 1), open.kind == .operator, open.text.hasPrefix("<"),
            open.start == file.code[end].end
        else { return (0, end) }
        var depth = 0
        var count = 1
        var next = end + 1
        while let token = file.token(next), next < end + 80 {
            if token.kind == .operator, token.text != "->" {
                for mark in token.text { depth += mark == "<" ? 1 : mark == ">" ? -1 : 0 }
                if depth <= 0 { return (count, next) }
            } else if token.isPunctuation(","), depth == 1 {
                count += 1
            } else if token.opens {
                next = max(file.match[next], next)
            }
            next += 1
        }
        return (0, end)
    }

    /// What the type is, by the declaration that inherits from it.
    private func readInheritance(_ module: inout ForeignModule) {
        if file.isWord("any", at: index - 1) || file.isWord("some", at: index - 1)
            || file.isOperator("&", at: index - 1)
        {
            return note(&module) { $0.isProtocol = true }
        }
        var before = index - 1
        while let token = file.token(before), index - before < 60, Self.isOfHeader(token) {
            if let keyword = inheriting(at: before) {
                let isFirst = file.isPunctuation(":", at: index - 1)
                note(&module) {
                    $0.isProtocol =
                        $0.isProtocol || keyword != "class" || !isFirst || Self.isProtocolName(path)
                    $0.isFirstInherited = $0.isFirstInherited || (keyword == "class" && isFirst)
                }
                return
            }
            before -= 1
        }
    }

    /// Whether a token can stand in front of an inherited name.
    private static func isOfHeader(_ token: CodeToken) -> Bool {
        switch token.kind {
        case .identifier: !token.isWord("where")
        case .punctuation: [",", ":", "."].contains(token.text)
        case .operator: token.text == "<" || token.text == ">"
        default: token.kind == .attribute
        }
    }

    /// The keyword of a declaration at a token that has a colon behind its name.
    private func inheriting(at place: Int) -> String? {
        let word = file.code[place].text
        guard ["class", "struct", "enum", "protocol", "extension", "actor"].contains(word),
            file.token(place + 1)?.kind == .identifier, place + 1 < index,
            (place + 1..<index).contains(where: { file.isPunctuation(":", at: $0) })
        else { return nil }
        return word
    }

    private static func isProtocolName(_ path: String) -> Bool {
        ["Delegate", "DataSource", "Protocol", "able", "Type", "Presenting", "Providing"].contains {
            path.hasSuffix($0)
        }
    }

    /// `name: Type`, in the declaration of a variable or a parameter.
    private mutating func readDeclaration(_ start: Int, _ end: Int) {
        var colon = start - 1
        while let token = file.token(colon),
            token.isPunctuation("(") || ["any", "some", "inout"].contains(token.text)
                || token.kind == .attribute
        {
            colon -= 1
        }
        guard file.isPunctuation(":", at: colon), let name = file.token(colon - 1), name.kind == .identifier,
            !file.isPunctuation(".", at: end + 1), !file.isPunctuation("(", at: end + 1),
            !isTypeKeyword(colon - 2)
        else { return }
        variable = (name.name, colon - 1)
    }

    private func isTypeKeyword(_ place: Int) -> Bool {
        ["class", "struct", "enum", "protocol", "extension", "actor", "case"].contains(
            file.token(place)?.text ?? "")
    }

    /// `let name = Type(…)`, and `name = Type(…)` of a variable that is declared without a type is not looked at.
    private func assignedVariable(_ start: Int) -> (name: String, place: Int)? {
        var equals = start - 1
        while file.isWord("try", at: equals) || file.isWord("await", at: equals) { equals -= 1 }
        guard file.isOperator("=", at: equals), let name = file.token(equals - 1), name.kind == .identifier,
            file.isWord("let", at: equals - 2) || file.isWord("var", at: equals - 2)
        else { return nil }
        return (name.name, equals - 1)
    }
}
