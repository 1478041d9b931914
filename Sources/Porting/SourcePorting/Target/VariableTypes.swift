/// The types with which the variables and parameters of a target are declared, by name.
///
/// A name has one entry for all scopes: it tells what a name means where all its declarations agree.
struct VariableTypes {
    private var types: [String: Set<String>] = [:]
    private static let prefixes: Set<String> = ["any", "some", "inout", "weak", "borrowing", "consuming"]

    init(_ files: [ParsedFile]) {
        for file in files { readDeclarations(of: file) }
        for file in files { readCopies(of: file) }
    }

    /// Whether all declarations of a variable have one of some types.
    func isKnown(_ variable: String, as names: Set<String>) -> Bool {
        guard let known = types[variable] else { return false }
        return known.isSubset(of: names)
    }

    /// The types of all variables of a name.
    func types(of variable: String) -> Set<String> { types[variable] ?? [] }

    /// The type of a variable, if all its declarations agree.
    func type(of variable: String) -> String? {
        guard let known = types[variable], known.count == 1 else { return nil }
        return known.first
    }

    /// `name: Type`, in which the type begins with a capital letter.
    private mutating func readDeclarations(of file: ParsedFile) {
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard file.isPunctuation(":", at: index + 1) else { continue }
            guard let name = Self.typeName(at: index + 2, file) else { continue }
            types[token.name, default: []].insert(name)
        }
    }

    /// The name of the type that begins at a token, such as `Form` in `(any Form)?`; `nil` if it has no capital
    /// letter, or if the type is a value, as in the argument `type: Form.self`.
    static func typeName(at index: Int, _ file: ParsedFile) -> String? {
        var next = index
        while let token = file.token(next),
            token.isPunctuation("(") || token.kind == .attribute || prefixes.contains(token.text)
        { next += 1 }
        guard let type = file.token(next), type.kind == .identifier, type.text.first?.isUppercase ?? false
        else {
            return nil
        }
        var name = type.text
        while file.isPunctuation(".", at: next + 1), let inner = file.token(next + 2),
            inner.kind == .identifier, inner.text.first?.isUppercase ?? false
        {
            name += ".\(inner.text)"
            next += 2
        }
        let isValue = file.isPunctuation(".", at: next + 1) && file.isWord("self", at: next + 2)
        return isValue ? nil : name
    }

    /// `let copy = name` and `let copy = self.name`, which have the type of the other variable.
    private mutating func readCopies(of file: ParsedFile) {
        for (index, token) in file.code.enumerated() where token.isWord("let") || token.isWord("var") {
            guard let copy = file.token(index + 1), copy.kind == .identifier,
                file.isOperator("=", at: index + 2)
            else { continue }
            var last = index + 3
            while file.isPunctuation(".", at: last + 1) || file.isOperator("?", at: last + 1) {
                last += file.isPunctuation(".", at: last + 1) ? 2 : 1
            }
            guard let source = file.token(last), source.kind == .identifier, copy.name != source.name,
                !source.isWord("self"),
                !file.isPunctuation("(", at: last + 1), let known = types[source.name]
            else { continue }
            types[copy.name, default: []].formUnion(known)
        }
    }
}
