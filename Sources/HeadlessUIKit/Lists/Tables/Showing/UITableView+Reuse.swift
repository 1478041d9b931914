import Foundation

extension UITableView {
    /// Has cells of a class be made when ``dequeueReusableCell(withIdentifier:for:)`` asks for them by a name.
    ///
    /// The class is made by `init(style:reuseIdentifier:)`, with the default style. With `nil` none is made any more. A
    /// class that is no cell's is a failure.
    public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return cellPool.register(nil, for: identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            TableFailure.wrongClass(self, "\(cellClass)", of: "UITableViewCell").record()
            return
        }
        cellPool.register(type, for: identifier)
    }

    /// Has headers and footers of a class be made when they are asked for by a name.
    ///
    /// The class is made by `init(reuseIdentifier:)`. With `nil` none is made any more. A class that is no header's is
    /// a failure.
    public final func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
    {
        guard let viewClass else { return edgePool.register(nil, for: identifier) }
        guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
            TableFailure.wrongClass(self, "\(viewClass)", of: "UITableViewHeaderFooterView").record()
            return
        }
        edgePool.register(type, for: identifier)
    }

    /// A cell that waits to be used again, or one of the class that is registered; `nil` without either.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            cell.isWaiting = false
            cell.prepareForReuse()
            return cell
        }
        return cellPool.registeredClass(for: identifier).map { $0.init(registeredWith: identifier) }
    }

    /// A cell for a row: one that waits to be used again, or one of the class that is registered.
    ///
    /// It has the row's size already. A name for which no class is registered is a failure, and an index path where
    /// there is no row another; the cell is an empty one of that name then.
    public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        if let reconfigured, reconfigured.path == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        {
            return reconfigured.cell
        }
        let cell: UITableViewCell
        if let found = dequeueReusableCell(withIdentifier: identifier) {
            cell = found
        } else {
            TableFailure.notRegistered(self, identifier, as: "a cell").record()
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if geometry.contains(indexPath) {
            cell.frame.size = rowFrame(indexPath).size
        } else {
            TableFailure.noSuchRow(self, indexPath, to: "dequeue a cell for").record()
        }
        return cell
    }

    /// A header or footer that waits to be used again, or one of the class that is registered; `nil` without either.
    public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        if let view = edgePool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return edgePool.registeredClass(for: identifier).map { $0.init(registeredWith: identifier) }
    }

    /// Has a cell wait to be used again, if it has a name to be asked for by.
    final func recycle(_ cell: UITableViewCell) {
        cell.rowPath = nil
        guard let identifier = cell.reuseIdentifier else { return }
        cell.isWaiting = true
        cellPool.put(cell, for: identifier)
    }

    final func recycle(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
            return
        }
        edgePool.put(view, for: identifier)
    }
}
