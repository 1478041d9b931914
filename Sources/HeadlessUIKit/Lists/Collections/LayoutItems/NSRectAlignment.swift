/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none
    /// The upper edge.
    case top
    /// The upper corner at which a line begins.
    case topLeading
    /// The edge at which a line begins.
    case leading
    /// The lower corner at which a line begins.
    case bottomLeading
    /// The lower edge.
    case bottom
    /// The lower corner at which a line ends.
    case bottomTrailing
    /// The edge at which a line ends.
    case trailing
    /// The upper corner at which a line ends.
    case topTrailing
}
