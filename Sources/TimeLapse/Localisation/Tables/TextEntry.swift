/// What a table has for a key.
enum TextEntry: Sendable {
    /// A text that is the same for all values and devices; it may have placeholders.
    case plain(String)
    case varied(VariedText)
}
