/// Finds the types, members and imports of a file.
///
/// It goes through the tokens once; what stands in the bodies of functions is looked at only for types.
struct DeclarationScanner {
    private let file: ParsedFile
    private var typeByBrace: [Int: Int] = [:]

    init(_ file: ParsedFile) {
        self.file = file
    }

    mutating func scan() {
        for (index, token) in file.code.enumerated() {
            if token.opens { noteBracket(index) }
            guard token.kind == .identifier else { continue }
            if Words.typeKeywords.contains(token.text) {
                scanType(index, token)
            } else if Words.memberKeywords.contains(token.text) {
                scanMember(index)
            } else if token.text == "import", let found = ImportDeclaration(file, keyword: index) {
                file.imports.append(found)
            }
        }
    }

    private func noteBracket(_ index: Int) {
        let outer = file.opener[index] >= 0 ? file.typeAtBrace[file.opener[index]] : nil
        file.typeAtBrace[index] = typeByBrace[index] ?? outer
    }

    private mutating func scanType(_ index: Int, _ token: CodeToken) {
        if let previous = file.token(index - 1) {
            // A constraint `P: class`, a member `.class`, `import class`.
            let mark = previous.text
            if [".", ":", ",", "&", "import", "func", "case", "let", "var", "("].contains(mark) { return }
        }
        guard let next = file.token(index + 1), next.kind == .identifier,
            !Words.modifiers.contains(next.text), !Words.memberKeywords.contains(next.text)
        else { return }
        if token.text == "actor", !isActor(index) { return }
        guard let header = TypeHeader(file, keyword: index) else { return }
        let outer = file.enclosingType(of: index)
        typeByBrace[header.brace] = file.types.count
        file.types.append(TypeDeclaration(file, keywordIndex: index, header: header, outer: outer))
    }

    /// Whether the word `actor`, which is no keyword elsewhere, begins a declaration.
    private func isActor(_ index: Int) -> Bool {
        guard let after = file.token(index + 2) else { return false }
        let begins = file.code[index].startsLine || DeclarationPrefix(file, keyword: index).start < index
        return begins && (["{", ":", "where"].contains(after.text) || after.text.hasPrefix("<"))
    }

    private func scanMember(_ index: Int) {
        let opener = file.opener[index]
        guard opener >= 0, let type = typeByBrace[opener],
            !file.isPunctuation(".", at: index - 1),
            let member = MemberReader(file, keyword: index).read()
        else { return }
        file.types[type].members.append(member)
    }
}
