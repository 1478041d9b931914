import SourcePorting

/// The names of variables, functions, cases and parameters that are written like types': `let Emojis = …`.
struct ValueNames {
    /// Those that the file declares, anywhere in it.
    let inFile: Set<String>
    /// Those that all files of the module see.
    let global: Set<String>

    private static let keywords: Set<String> = ["let", "var", "func", "case", "precedencegroup"]

    init(of file: ParsedFile) {
        var inFile: Set<String> = []
        var global: Set<String> = []
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard TypeSpelling.isType(token.name), Self.declares(index, file) else { continue }
            inFile.insert(token.name)
            if file.opener[index] < 0 { global.insert(token.name) }
        }
        (self.inFile, self.global) = (inFile, global)
    }

    private static func declares(_ index: Int, _ file: ParsedFile) -> Bool {
        let before = file.token(index - 1)
        if let before, before.kind == .identifier, keywords.contains(before.text) {
            // `case Kind.first:` names a type.
            return !file.isPunctuation(".", at: index + 1)
        }
        return isFurtherCase(index, file) || isParameter(index, file)
    }

    /// `case first, Second` in an enumeration.
    private static func isFurtherCase(_ index: Int, _ file: ParsedFile) -> Bool {
        guard file.isPunctuation(",", at: index - 1), !file.isPunctuation(".", at: index + 1) else {
            return false
        }
        var place = index - 2
        while file.token(place)?.kind == .identifier {
            if file.isWord("case", at: place) { return true }
            guard file.isPunctuation(",", at: place - 1) || file.isWord("case", at: place - 1) else {
                return false
            }
            place -= file.isWord("case", at: place - 1) ? 1 : 2
        }
        return false
    }

    /// `label Name: Type` and `Label name: Type`.
    private static func isParameter(_ index: Int, _ file: ParsedFile) -> Bool {
        func begins(_ place: Int) -> Bool {
            file.isPunctuation("(", at: place) || file.isPunctuation(",", at: place)
        }
        if file.isPunctuation(":", at: index + 1), file.token(index - 1)?.kind == .identifier {
            return begins(index - 2)
        }
        return file.token(index + 1)?.kind == .identifier && file.isPunctuation(":", at: index + 2)
            && begins(index - 1)
    }
}
