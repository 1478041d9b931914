/// A row that stands for another one until its data are there.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Sets the content of the placeholder's cell.
    open var cellUpdateHandler: (@MainActor (UITableViewCell) -> Void)?
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String
    final let rowHeight: CGFloat

    /// Makes a placeholder for a row that will be inserted at an index path, with the reuse identifier of its cell.
    ///
    /// - Parameter rowHeight: in points; with `UITableView.automaticDimension` the height of the table's rows.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight.finite(or: 0, "rowHeight", of: "UITableViewPlaceholder")
        super.init()
    }
}
