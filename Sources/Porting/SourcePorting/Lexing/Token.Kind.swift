extension Token {
    /// What a token is.
    package enum Kind: UInt8 {
        case whitespace
        /// A line feed, a carriage return, or both.
        case newline
        /// A comment of a line or a block, or the first line of a script.
        case comment
        /// A name or a keyword, also in backticks, and `$0`.
        case identifier
        case number
        case `operator`
        /// A bracket, a comma, a colon, a dot and the like; each is a token.
        case punctuation
        /// The quotes at the beginning or the end of a string, with the `#` of a raw one.
        case quote
        /// What stands in a string, apart from interpolations.
        case stringText
        /// `\(` in a string, with the `#` of a raw one.
        case interpolationStart
        /// The `)` that ends an interpolation.
        case interpolationEnd
        case regex
        /// `#if`, `#selector` and the like.
        case hashWord
        /// `@` with the name behind it.
        case attribute
        /// Bytes that begin nothing in Swift.
        case unknown
    }
}
