import Foundation

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

    /// The string in `sectionIndexTitles` that stands for a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Stands for a height that the table determines itself.
    public nonisolated static let automaticDimension: CGFloat = -1
}
