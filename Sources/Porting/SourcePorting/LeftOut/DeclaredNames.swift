/// The names by which other files use what a file declares.
struct DeclaredNames {
    /// Types, functions and variables outside of types.
    private(set) var free: Set<String> = []
    /// Members of types that the file does not declare itself.
    private(set) var members: Set<String> = []

    init(of file: ParsedFile) {
        let own = file.types.filter { !$0.isExtension }
        free = Set(own.filter { !$0.isPrivate && !$0.path.contains(".") }.map(\.path))
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

    mutating func subtract(_ others: [DeclaredNames]) {
        for other in others {
            free.subtract(other.free)
            members.subtract(other.members)
        }
    }

    /// Whether a file mentions one of the names.
    func isMentioned(in file: ParsedFile) -> Bool {
        file.code.indices.contains { index in
            let token = file.code[index]
            guard token.kind == .identifier, file.isActive(index) else { return false }
            return file.isPunctuation(".", at: index - 1)
                ? members.contains(token.name) : free.contains(token.name)
        }
    }
}
