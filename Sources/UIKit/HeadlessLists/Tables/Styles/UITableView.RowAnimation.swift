extension UITableView {
    /// The animation of inserted and deleted rows.
    ///
    /// Here all but ``none`` look the same: rows fade in and out while others move to their positions.
    public enum RowAnimation: Int, Sendable {
        /// The row fades.
        case fade
        /// The row slides in from the right, or out to it.
        case right
        /// The row slides in from the left, or out to it.
        case left
        /// The row slides in from the top, or out to it.
        case top
        /// The row slides in from the bottom, or out to it.
        case bottom
        /// The row appears or disappears immediately.
        case none
        /// The row is uncovered or covered by the rows around it.
        case middle
        /// The table chooses.
        case automatic = 100
    }
}
