extension UITableView {
    /// Shows what a row that has no cell would show: a cell that the data source fills for it, outside of the window.
    ///
    /// The table itself stays as it is. Only the data source is called; the cell is available for reuse afterwards.
    ///
    /// - Returns: whether there was such a cell: not if the data source keeps cells of its own that are in use, or
    ///   changes the table meanwhile.
    package final func peek(at path: IndexPath, _ body: (UITableViewCell) -> Void) -> Bool {
        guard let dataSource, !loading.isShowing, !loading.isUnderWay, geometry.contains(path) else {
            return false
        }
        let serial = loading.serial
        let cell = dataSource.tableView(self, cellForRowAt: path)
        takeFromPool(cell)
        guard cell.rowPath == nil, cell.superview == nil else { return false }
        defer { recycle(cell) }
        guard serial == loading.serial, geometry.contains(path) else { return false }
        cell.bounds.size = rowFrame(path).size
        cell.updateConfigurationIfNeeded()
        cell.layoutIfNeeded()
        body(cell)
        return true
    }
}

extension UICollectionView {
    /// Shows what an item that has no cell would show: a cell that the data source fills for it, outside of the window.
    ///
    /// The view itself stays as it is. Only the data source is called; the cell is available for reuse afterwards.
    ///
    /// - Returns: whether there was such a cell.
    package final func peek(at path: IndexPath, _ body: (UICollectionViewCell) -> Void) -> Bool {
        guard !showing.isUnderWay, movement == nil, counts.has(path),
            let attributes = layoutAttributesForItem(at: path)
        else { return false }
        let view = requestView(.cell(path), attributes)
        guard let cell = view as? UICollectionViewCell, !cell.isStandIn, cell.element == nil,
            cell.superview == nil
        else { return false }
        defer { pool.put(back: cell) }
        guard counts.has(path) else { return false }
        cell.updateConfigurationIfNeeded()
        cell.layoutIfNeeded()
        body(cell)
        return true
    }

    /// Whether the items of a section scroll on their own, across the collection view.
    package final func scrollsOnItsOwn(_ section: Int) -> Bool { showing.scrollers[section] != nil }
}
