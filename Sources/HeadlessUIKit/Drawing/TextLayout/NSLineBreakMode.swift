/// What happens to text that is too long for its line.
///
/// Where there are several lines, all but the last break between words (with `byCharWrapping`, between
/// characters); the mode is about the last line that there is room for.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words; what does not fit on the last line is left out.
    case byWordWrapping
    /// Lines break between characters; what does not fit on the last line is left out.
    case byCharWrapping
    /// The last line is cut at the edge.
    case byClipping
    /// The last line shows an ellipsis and the end of the text.
    case byTruncatingHead
    /// The last line goes on as far as it can and ends with an ellipsis.
    case byTruncatingTail
    /// The last line shows its beginning, an ellipsis and the end of the text.
    case byTruncatingMiddle
}
