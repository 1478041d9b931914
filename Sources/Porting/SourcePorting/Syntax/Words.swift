/// Swift's words that declarations are made of.
enum Words {
    /// Words in front of a declaration's keyword.
    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
        "override",
        "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "mutating",
        "nonmutating",
        "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix", "distributed", "consuming",
        "borrowing",
    ]
    static let accessLevels = ["public", "private", "fileprivate", "internal", "open", "package"]
    static let typeKeywords: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]
    static let memberKeywords: Set<String> = ["func", "var", "let", "subscript", "init"]
    /// Words with which a declaration or the next member begins.
    static let declarationKeywords = typeKeywords.union(memberKeywords).union([
        "deinit", "case", "typealias", "associatedtype", "import", "operator", "precedencegroup", "macro",
    ])

    /// Whether a token at the beginning of a line begins a declaration or a directive.
    static func beginDeclaration(_ token: CodeToken) -> Bool {
        switch token.kind {
        case .attribute, .hashWord: true
        case .identifier: modifiers.contains(token.text) || declarationKeywords.contains(token.text)
        default: false
        }
    }
}
