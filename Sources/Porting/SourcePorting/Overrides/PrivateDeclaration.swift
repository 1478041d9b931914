/// A declaration that only its file, or the type around it, can use.
struct PrivateDeclaration {
    let name: String

    /// Reads the declaration that a word `private` or `fileprivate` stands in front of; `nil` for `private(set)`.
    init?(_ file: ParsedFile, modifier: Int) {
        var index = modifier + 1
        while let token = file.token(index), token.kind == .attribute || Words.modifiers.contains(token.text)
        { index += 1 }
        guard let keyword = file.token(index), let name = file.token(index + 1), name.kind == .identifier,
            Words.memberKeywords.union(Words.typeKeywords).contains(keyword.text)
        else { return nil }
        // A private extension's members are as private as it is.
        self.name = name.name
    }

    /// The names of a file's private declarations.
    static func names(in file: ParsedFile) -> Set<String> {
        var names: Set<String> = []
        for (index, token) in file.code.enumerated()
        where token.isWord("private") || token.isWord("fileprivate") {
            if let name = PrivateDeclaration(file, modifier: index)?.name { names.insert(name) }
        }
        return names
    }
}
