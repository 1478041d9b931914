extension UITableView {
    /// Adds a cell to the reuse pool, if it has a reuse identifier.
    final func recycle(_ cell: UITableViewCell) {
        cell.rowPath = nil
        guard let identifier = cell.reuseIdentifier else { return }
        cell.isWaiting = true
        cellPool.put(cell, for: identifier)
    }

    /// Removes a cell from the reuse pool that the data source returned without dequeuing it: it may keep its own cells.
    final func takeFromPool(_ cell: UITableViewCell) {
        guard cell.isWaiting, let identifier = cell.reuseIdentifier else { return }
        cell.isWaiting = false
        cellPool.remove(cell, for: identifier)
    }

    final func recycle(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
            return
        }
        edgePool.put(view, for: identifier)
    }
}
