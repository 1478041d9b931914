/// A token of a format.
enum FormatToken: Equatable {
    case word(String)
    /// A word that was marked with `#`, and so is a key even if it is a keyword.
    case key(String)
    case number(FormatNumber)
    case text(String)
    case variable(String)
    /// An operator on collections, without its `@`.
    case gathering(String)
    /// A placeholder for an argument, as it is written: `%@`.
    case argument(String)
    case symbol(String)
    case end

    /// Whether the token is a keyword, in any case.
    func isKeyword(_ keyword: String) -> Bool {
        if case .word(let word) = self { word.uppercased() == keyword } else { false }
    }
}

/// A syntax error of a format; the offset is in Unicode scalars from its start.
struct FormatSyntaxError: Error {
    var offset: Int
    var message: String
}
