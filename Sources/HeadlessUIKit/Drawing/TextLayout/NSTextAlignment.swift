/// The side of its place at which a line of text stands.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At both edges, with the spaces stretched; the last line of a paragraph is as with `natural`.
    case justified
    /// At the edge at which the language begins its lines.
    case natural
}
