extension UIControl {
    /// The vertical alignment of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// At the top edge.
        case top
        /// At the bottom edge.
        case bottom
        /// From edge to edge.
        case fill
    }
}
