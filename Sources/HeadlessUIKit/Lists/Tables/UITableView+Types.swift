import Foundation

extension UITableView {
    /// The styles of a table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers are pinned while their section is visible.
        case plain = 0
        /// Sections with space between them.
        case grouped = 1
        /// Sections with space between them and at the sides.
        case insetGrouped = 2
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the least scrolling takes it.
        case none = 0
        /// At the top edge.
        case top = 1
        /// Centred vertically.
        case middle = 2
        /// At the bottom edge.
        case bottom = 3
    }

    /// The animation of inserted and deleted rows.
    ///
    /// Here all but ``none`` look the same: rows fade in and out while others move to their positions.
    public enum RowAnimation: Int, Sendable {
        /// The row fades.
        case fade = 0
        /// The row slides in from the right, or out to it.
        case right = 1
        /// The row slides in from the left, or out to it.
        case left = 2
        /// The row slides in from the top, or out to it.
        case top = 3
        /// The row slides in from the bottom, or out to it.
        case bottom = 4
        /// The row appears or disappears immediately.
        case none = 5
        /// The row is uncovered or covered by the rows around it.
        case middle = 6
        /// The table chooses.
        case automatic = 100
    }

    /// The string in `sectionIndexTitles` that stands for a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Stands for a height that the table determines itself.
    public nonisolated static let automaticDimension: CGFloat = -1
}
