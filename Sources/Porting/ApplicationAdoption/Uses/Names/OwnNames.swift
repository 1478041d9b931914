import SourcePorting

/// The names of types and generic parameters that an application's files declare, and of its modules.
struct OwnNames {
    private var names: Set<String>
    /// The names of values of each file, by its path.
    private var values: [String: ValueNames] = [:]
    /// The names of variables and functions outside of types.
    private var globalValues: Set<String> = []
    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "macro",
    ]

    init(of files: [ParsedFile], modules: Set<String>) {
        names = modules
        for file in files {
            read(file)
            let found = ValueNames(of: file)
            values[file.path] = found
            globalValues.formUnion(found.global)
        }
    }

    /// Whether a name is that of a type, a generic parameter or a module, or of a value that a file sees.
    func contains(_ name: String, in file: ParsedFile) -> Bool {
        names.contains(name) || globalValues.contains(name)
            || values[file.path]?.inFile.contains(name) ?? false
    }

    private mutating func read(_ file: ParsedFile) {
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard let next = file.token(index + 1), next.kind == .identifier,
                !file.isPunctuation(".", at: index - 1)
            else { continue }
            if Self.keywords.contains(token.text) {
                names.insert(next.name)
                readParameters(behind: index + 1, file)
            } else if token.text == "func" || token.text == "init" || token.text == "subscript" {
                readParameters(behind: token.text == "func" ? index + 1 : index, file)
            }
        }
    }

    /// The names in `<Element, Key: Hashable>`.
    private mutating func readParameters(behind index: Int, _ file: ParsedFile) {
        guard file.isOperator("<", at: index + 1) else { return }
        var next = index + 2
        while let token = file.token(next), !token.text.hasPrefix(">"), next < index + 60 {
            if token.kind == .identifier, !file.isPunctuation(":", at: next - 1),
                !file.isPunctuation(".", at: next - 1)
            {
                names.insert(token.name)
            }
            next += 1
        }
    }
}
