/// An import.
package struct ImportDeclaration {
    /// The index of the keyword.
    package let keyword: Int
    /// The word for a kind, such as `class`; -1 if there is none.
    let kind: Int
    /// The names of the module, its submodules, or a declaration in it.
    package let names: [String]
    /// The last token.
    let end: Int
    /// The first token, with attributes and modifiers.
    let start: Int

    package var module: String { names.first ?? "" }

    /// Reads an import at its keyword; `nil` if none is there.
    init?(_ file: ParsedFile, keyword: Int) {
        var index = keyword + 1
        guard let next = file.token(index), next.kind == .identifier, !next.startsLine else { return nil }
        let kinds = Words.typeKeywords.union(["typealias", "func", "var", "let"])
        kind = kinds.contains(next.text) ? index : -1
        if kind >= 0 { index += 1 }
        guard let first = file.token(index), first.kind == .identifier else { return nil }
        var names = [first.name]
        while file.isPunctuation(".", at: index + 1), let name = file.token(index + 2),
            name.kind == .identifier || name.kind == .operator, !name.startsLine
        {
            names.append(name.name)
            index += 2
        }
        self.keyword = keyword
        self.names = names
        end = index
        start = DeclarationPrefix(file, keyword: keyword).start
    }
}
