/// A data source with items whose children can be expanded and collapsed.
@MainActor
protocol OutlineDataSource: AnyObject {
    func isOutlineExpanded(at indexPath: IndexPath) -> Bool
    func toggleOutline(at indexPath: IndexPath)
    /// Returns the level of an item in the outline; 0 for root items.
    func outlineLevel(at indexPath: IndexPath) -> Int
}
