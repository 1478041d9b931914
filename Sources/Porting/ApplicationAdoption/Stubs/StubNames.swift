/// The names that a stub's file uses.
struct StubNames {
    /// The type of arguments such as `.bold`.
    let valueType: String
    let hasValueType: Bool
    /// The members that stubs add to all objects.
    let inherited: Set<String>

    init(_ module: ForeignModule) {
        inherited = module.inheritedNames
        valueType = "\(module.name)Value"
        hasValueType =
            !module.implicitNames.isEmpty
            || module.types.values.contains { type in
                type.members.contains { key, uses in
                    (key.call?.arguments ?? []).contains(.implicitMembers)
                        || uses.assigned.contains(.implicitMembers)
                }
            }
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let",
        "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
        "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    /// A name as a declaration writes it.
    static func escaped(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }
}
