extension UIControl {
    /// The horizontal alignment of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// From edge to edge.
        case fill
        /// At the leading edge: the left one, where the control is read from the left.
        case leading
        /// At the trailing edge: the right one, where the control is read from the left.
        case trailing
    }
}
