extension UITableView {
    /// The styles of a table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers are pinned while their section is visible.
        case plain
        /// Sections with space between them.
        case grouped
        /// Sections with space between them and at the sides.
        case insetGrouped
    }
}
