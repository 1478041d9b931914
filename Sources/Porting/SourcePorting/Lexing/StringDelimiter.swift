/// The quotes of a string literal.
struct StringDelimiter: Equatable {
    /// The number of `#` in front of the quotes.
    var hashes: Int
    /// Whether there are three quotes, so that the string can have several lines.
    var isMultiline: Bool

    /// The number of quotes on either side.
    var quotes: Int { isMultiline ? 3 : 1 }
}
