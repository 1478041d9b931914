/// How text is broken or truncated that is too long for its line.
///
/// With several lines, all but the last break between words (with `byCharWrapping`, between characters); the
/// mode applies to the last line that fits.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words; text that does not fit on the last line is left out.
    case byWordWrapping
    /// Lines break between characters; text that does not fit on the last line is left out.
    case byCharWrapping
    /// The last line is clipped at the edge.
    case byClipping
    /// The last line shows an ellipsis and the end of the text.
    case byTruncatingHead
    /// The last line shows its beginning, as much as fits, and an ellipsis.
    case byTruncatingTail
    /// The last line shows its beginning, an ellipsis and the end of the text.
    case byTruncatingMiddle
}

extension NSLineBreakMode {
    /// Whether an ellipsis replaces what does not fit.
    package var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
