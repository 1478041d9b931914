/// The alignment of lines of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Left-aligned.
    case left
    /// Centred.
    case center
    /// Right-aligned.
    case right
    /// Justified, by stretching spaces; the last line of a paragraph is as with `natural`.
    case justified
    /// The default alignment of the language.
    case natural
}
