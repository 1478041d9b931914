import Foundation

extension UITableView {
    /// The looks of a table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay in sight while their section is.
        case plain = 0
        /// Sections apart from each other.
        case grouped = 1
        /// Sections apart from each other and from the sides.
        case insetGrouped = 2
    }

    /// Where a row comes to stand when the table scrolls to it.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the way there is shortest.
        case none = 0
        /// At the upper edge.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the lower edge.
        case bottom = 3
    }

    /// How a row that comes or goes is animated.
    ///
    /// Here all but ``none`` are alike: rows fade in and out while others move to their places.
    public enum RowAnimation: Int, Sendable {
        /// It fades.
        case fade = 0
        /// It slides to or from the right.
        case right = 1
        /// It slides to or from the left.
        case left = 2
        /// It slides to or from the top.
        case top = 3
        /// It slides to or from the bottom.
        case bottom = 4
        /// It is there or gone at once.
        case none = 5
        /// It is uncovered or covered by the rows around.
        case middle = 6
        /// As the table finds best.
        case automatic = 100
    }

    /// What stands in for ``sectionIndexTitles`` of a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Stands for a height that the table finds out by itself.
    public nonisolated static let automaticDimension: CGFloat = -1
}
