/// The properties that a target observes by key paths: `item.observe(\.progress) { … }`.
enum ObservedProperties {
    /// Their names, of paths with one name.
    static func names(in files: [ParsedFile]) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            for (index, token) in file.code.enumerated()
            where token.isWord("observe") {
                guard let close = file.closingParenthesis(behind: index),
                    let range = TokenLists.elements(of: index + 1, file).first, range.upperBound <= close
                else { continue }
                let path = file.code[range]
                guard path.first?.text.hasPrefix("\\") ?? false else { continue }
                let found = path.filter { $0.kind == .identifier && !($0.name.first?.isUppercase ?? false) }
                if found.count == 1 { names.insert(found[found.startIndex].name) }
            }
        }
        return names
    }
}
