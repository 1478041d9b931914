/// A type or an extension.
final class TypeDeclaration {
    let file: ParsedFile
    let prefix: DeclarationPrefix
    /// `class`, `struct`, `enum`, `protocol`, `extension` or `actor`.
    let keyword: String
    let keywordIndex: Int
    let header: TypeHeader
    /// The name with those of the types around it, such as `Form.Field`.
    let path: String
    /// The members that stand directly in it.
    var members: [MemberDeclaration] = []

    init(_ file: ParsedFile, keywordIndex: Int, header: TypeHeader, outer: TypeDeclaration?) {
        self.file = file
        self.keywordIndex = keywordIndex
        self.header = header
        keyword = file.code[keywordIndex].text
        prefix = DeclarationPrefix(file, keyword: keywordIndex)
        path = outer.map { "\($0.path).\(header.name)" } ?? header.name
    }

    /// The closing brace; -1 if it is missing.
    var closingBrace: Int { file.match[header.brace] }

    var isExtension: Bool { keyword == "extension" }
    var isProtocol: Bool { keyword == "protocol" }

    /// Whether only its file can use it.
    var isPrivate: Bool { prefix.modifiers.contains("private") || prefix.modifiers.contains("fileprivate") }

    func hasAttribute(_ name: String) -> Bool { prefix.attributes.contains { $0.name == name } }

    var isOnMainActor: Bool { hasAttribute("MainActor") }
}
