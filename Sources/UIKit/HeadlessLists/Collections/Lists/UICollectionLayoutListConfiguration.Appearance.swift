extension UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, in separated groups.
        case grouped
        /// Rows with margins, in separated groups.
        case insetGrouped
        /// Rows with margins, for a split view's sidebar.
        case sidebar
        /// Rows from edge to edge, for a split view's sidebar.
        case sidebarPlain
    }
}
