extension UITableView {
    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the least scrolling takes it.
        case none
        /// At the top edge.
        case top
        /// Centred vertically.
        case middle
        /// At the bottom edge.
        case bottom
    }
}
