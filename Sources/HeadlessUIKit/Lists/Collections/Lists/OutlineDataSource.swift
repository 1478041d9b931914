import Foundation

/// A data source whose items have others below them, which can be shown or not.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Whether the items below one are shown.
    func isOutlineExpanded(at indexPath: IndexPath) -> Bool
    /// Shows the items below one, or no longer.
    func toggleOutline(at indexPath: IndexPath)
    /// How far down in the outline an item is; 0 at the top.
    func outlineLevel(at indexPath: IndexPath) -> Int
}
