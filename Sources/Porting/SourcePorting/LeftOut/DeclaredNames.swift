/// The names by which other files use what a file declares.
struct DeclaredNames {
    /// Types, functions and variables outside of types.
    private(set) var free: Set<String> = []
    /// The types among them.
    private let types: Set<String>

    /// The names that several files declare.
    init(_ all: [DeclaredNames]) {
        types = []
        for names in all {
            free.formUnion(names.free)
            members.formUnion(names.members)
        }
    }
    /// Members of types that the file does not declare itself.
    private(set) var members: Set<String> = []

    init(of file: ParsedFile) {
        let own = file.types.filter { !$0.isExtension }
        types = Set(own.filter { !$0.isPrivate && !$0.path.contains(".") }.map(\.path))
        free = types
        for type in file.types where type.isExtension && !own.contains(where: { $0.path == type.path }) {
            members.formUnion(type.members.filter { !$0.hasModifier("private") }.map(\.name))
        }
        members.remove("init")
        for (index, token) in file.code.enumerated() where file.opener[index] < 0 {
            guard ["func", "let", "var", "typealias"].contains(token.text), token.kind == .identifier,
                let name = file.token(index + 1), name.kind == .identifier
            else { continue }
            free.insert(name.name)
        }
    }

    /// The names that are left of these without those that other files declare.
    func without(_ others: DeclaredNames) -> DeclaredNames {
        var left = self
        left.free.subtract(others.free)
        left.members.subtract(others.members)
        return left
    }

    /// Whether one of the names is among those that a file mentions.
    func areMentioned(in file: MentionedNames) -> Bool {
        !free.isDisjoint(with: file.free) || !members.isDisjoint(with: file.members)
    }

    /// Whether one of the types is among the names that a file mentions.
    func haveTypeMentioned(in file: MentionedNames) -> Bool {
        !types.isDisjoint(with: file.free)
    }

    /// The names of types that a file mentions, if it mentions them only as the types of values: `let page: Page`, and
    /// `page as? Page`; `nil` if it mentions others, or makes objects of them, or derives from them.
    func typesOfValues(in file: ParsedFile) -> Set<String>? {
        var found: Set<String> = []
        for index in file.code.indices where isMention(at: index, file) {
            guard types.contains(file.code[index].name), Self.isTypeOfValue(at: index, file) else {
                return nil
            }
            found.insert(file.code[index].name)
        }
        return found
    }

    private func isMention(at index: Int, _ file: ParsedFile) -> Bool {
        let token = file.code[index]
        guard token.kind == .identifier, file.isActive(index) else { return false }
        return file.isPunctuation(".", at: index - 1)
            ? members.contains(token.name) : free.contains(token.name)
    }

    /// Whether a type's name stands behind the name of a value or behind a cast.
    private static func isTypeOfValue(at index: Int, _ file: ParsedFile) -> Bool {
        let isUsed = ["(", "."].contains { file.isPunctuation($0, at: index + 1) }
        guard !isUsed, !(file.token(index + 1)?.text.hasPrefix("<") ?? false) else { return false }
        var before = index - 1
        while let token = file.token(before), token.isPunctuation("[") || token.isOptionalMark { before -= 1 }
        if file.isWord("as", at: before) || file.isWord("is", at: before) { return true }
        guard file.isPunctuation(":", at: before) || file.isOperator("->", at: before) else { return false }
        // `class A: Page` and `extension A: Page`.
        return !file.types.contains { $0.header.colon == before }
    }
}
